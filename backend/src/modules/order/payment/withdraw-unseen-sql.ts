/**
 * Orders that 'Pay when we confirm' called paid at once, though nobody saw their money. Their payment
 * failed, and another waits for staff to record it; roll-ups follow by their triggers, and Medusa is
 * told by a job (`recorded_at` without `paid_at`). What was paid back, in part or whole, stays: the
 * books balance, or somebody had the money in hand.
 */
export const WITHDRAW_UNSEEN = [
  `create index if not exists checkout_payment_withdrawn on checkout_payment (created_at)
     where paid_at is null and recorded_at is not null`,
  `with unseen as materialized (
     select p.id from checkout_payment p
     where p.payment_method = 'placeholder' and p.payment_status = 'completed' and p.received_as is null
       and not exists (select 1 from checkout_refund f where f.payment_id = p.id)
     for update of p
   )
   update checkout_payment p set payment_status = 'failed', failure_reason = 'unknown', paid_at = null,
     updated_at = now()
   from unseen where p.id = unseen.id`,
  `insert into checkout_payment (id, order_id, amount, payment_method, transaction_id, payment_status)
   select 'pay_' || upper(substr(md5(p.id), 1, 26)), p.order_id, p.amount, 'placeholder', p.transaction_id, 'pending'
   from checkout_payment p join checkout_order o on o.id = p.order_id
   where p.payment_method = 'placeholder' and p.payment_status = 'failed' and p.failure_reason = 'unknown'
     and p.received_as is null and o.payment_status = 'completed' and o.status <> 'cancelled'
     and not exists (select 1 from checkout_payment other
       where other.order_id = p.order_id and other.payment_status in ('pending', 'completed'))`,
  `update checkout_order o set payment_status = truth.status
   from (select order_id, case
       when bool_or(payment_status = 'completed') then 'completed'
       when bool_or(payment_status = 'pending') then 'pending'
       when bool_or(payment_status = 'refunded') then 'refunded' else 'unpaid' end as status
     from checkout_payment
     where order_id in (select order_id from checkout_payment where payment_method = 'placeholder')
     group by order_id) truth
   where o.id = truth.order_id and o.payment_status <> truth.status`,
] as const;
