type Query = (text: string, values?: unknown[]) => Promise<unknown>;

/**
 * One row for each rule that is due, of old@example.rw, and beside it one of kept@example.rw that is
 * not yet. Times are those of the rules.
 * @param email of somebody with an account
 * @param mails how many that were sent are due
 */
export async function makeOldRows(query: Query, email: string, mails: number): Promise<void> {
  await query(
    `INSERT INTO mail (id, key, template, recipient, facts, state, sent_at, created_at, next_attempt_at)
     SELECT 'mail_old' || n, 'old' || n, 'welcome', 'old@example.rw', '{}'::jsonb, 'sent',
       now() - interval '91 days', now() - interval '91 days', now() FROM generate_series(1, ${mails}) n
     UNION ALL SELECT 'mail_new', 'new', 'welcome', 'kept@example.rw', '{}'::jsonb, 'sent', now() - interval '89 days', now() - interval '89 days', now()
     UNION ALL SELECT 'mail_dead', 'dead', 'welcome', 'old@example.rw', '{}'::jsonb, 'dead', NULL, now() - interval '91 days', now()
     UNION ALL SELECT 'mail_wait', 'wait', 'welcome', 'old@example.rw', '{}'::jsonb, 'pending', NULL, now() - interval '91 days', now() + interval '1 hour'
     UNION ALL SELECT 'mail_gift', 'gift', 'gift-card', 'kept@example.rw', '{}'::jsonb, 'pending', NULL, now() - interval '170 days', now() + interval '1 day'
     UNION ALL SELECT 'mail_gift_dead', 'gift_dead', 'gift-card', 'kept@example.rw', '{}'::jsonb, 'dead', NULL, now() - interval '170 days', now() - interval '1 day'`,
  );
  await query(
    `INSERT INTO notification (id, "to", channel, template, created_at, updated_at)
     VALUES ('noti_old', 'old@example.rw', 'email', 'welcome', now() - interval '31 days', now()),
       ('noti_new', 'kept@example.rw', 'email', 'welcome', now() - interval '29 days', now())`,
  );
  await query(
    `INSERT INTO contact_message (id, digest, name, email, subject, message, state, created_at, handled_at) VALUES
       ('cmsg_old', 'a', 'Old', 'old@example.rw', 's', 'm', 'handled', now() - interval '25 months', now() - interval '25 months'),
       ('cmsg_new', 'b', 'New', 'kept@example.rw', 's', 'm', 'handled', now() - interval '25 months', now() - interval '23 months'),
       ('cmsg_open', 'c', 'Old', 'old@example.rw', 's', 'm', 'open', now() - interval '37 months', NULL),
       ('cmsg_wait', 'd', 'New', 'kept@example.rw', 's', 'm', 'open', now() - interval '35 months', NULL)`,
  );
  await query(
    `INSERT INTO search_miss (id, word, language, last_at) VALUES
       ('miss_old', 'old', 'en', now() - interval '91 days'), ('miss_new', 'new', 'en', now() - interval '89 days')`,
  );
  await query(
    `INSERT INTO shared_list (id, key_hash, products, renewed_at) VALUES
       ('SHARED_OLD', 'a', '{prod_1}', now() - interval '91 days'), ('SHARED_NEW', 'b', '{prod_1}', now() - interval '89 days')`,
  );
  await query(
    `INSERT INTO stock_alert (id, variant_id, product_id, contact, channel, language, code, created_at, told_at) VALUES
       ('alrt_old', 'v1', 'p', 'old@example.rw', 'mail', 'en', 'a', now() - interval '91 days', NULL),
       ('alrt_new', 'v1', 'p', 'kept@example.rw', 'mail', 'en', 'b', now() - interval '89 days', NULL),
       ('alrt_told', 'v2', 'p', 'old@example.rw', 'mail', 'en', 'c', now() - interval '80 days', now() - interval '31 days'),
       ('alrt_heard', 'v2', 'p', 'kept@example.rw', 'mail', 'en', 'd', now() - interval '110 days', now() - interval '29 days')`,
  );
  await query(
    `INSERT INTO cart_reminder (id, contact, channel, language, code, agreed_to, lines, due_at, created_at, told_at) VALUES
       ('crem_old', 'old@example.rw', 'mail', 'en', 'a', 'cart-reminder.1', '[]', now() + interval '1 hour', now() - interval '8 days', NULL),
       ('crem_new', 'kept@example.rw', 'mail', 'en', 'b', 'cart-reminder.1', '[]', now() + interval '1 hour', now() - interval '6 days', NULL),
       ('crem_told', 'old@example.rw', 'mail', 'en', 'c', 'cart-reminder.1', '[]', now(), now() - interval '9 days', now() - interval '8 days'),
       ('crem_heard', 'kept@example.rw', 'mail', 'en', 'd', 'cart-reminder.1', '[]', now(), now() - interval '9 days', now() - interval '6 days')`,
  );
  await query(
    `INSERT INTO saved_list (account_id, kind, version, items, updated_at)
     SELECT id, k.kind, 1, '[]'::jsonb, now() - interval '91 days' FROM account
       CROSS JOIN (VALUES ('cart'), ('wishlist')) AS k(kind) WHERE email = $1
     UNION ALL SELECT 'acct_nobody', 'wishlist', 1, '[]'::jsonb, now() - interval '2 days'`,
    [email],
  );
  await query(
    `INSERT INTO audit_event (at, who, action, subject_kind, subject_id, subject_label)
     SELECT now() - t.age::interval, 'staff@example.rw', 'x', t.kind, t.id, t.id FROM (VALUES
       ('25 months', 'order', 'audit_old'), ('23 months', 'order', 'audit_new'),
       ('25 months', 'user', 'audit_rights'), ('61 months', 'user', 'audit_rights_old')) AS t(age, kind, id)`,
  );
  await query(
    `INSERT INTO access_log (at, account_id, kind, call, subject_ids)
     VALUES (now() - interval '13 months', 'acct_1', 'order', 'GET /api/orders/:id', '{order_old}'),
       (now() - interval '11 months', 'acct_1', 'order', 'GET /api/orders/:id', '{order_new}')`,
  );
  await query(
    `INSERT INTO workflow_execution (id, workflow_id, transaction_id, run_id, state, updated_at)
     VALUES ('wf_old', 'w', 't', 'r', 'done', now() - interval '31 days'), ('wf_open', 'w', 'u', 'r', 'waiting_to_compensate', now() - interval '31 days')`,
  );
  await query(
    `INSERT INTO store_credit (id, code_hash, ends_with, recipient, message, created_at)
     VALUES ('card_old', 'a', 'OLD1', 'Old', 'For Old', now() - interval '13 months'),
       ('card_new', 'b', 'NEW1', 'New', NULL, now() - interval '11 months')`,
  );
  await query(
    `INSERT INTO pressed_key (account_id, key, call, holder, lease_until, created_at)
     VALUES ('acct_1', 'pressed-old', 'POST /api/categories', 'h', now(), now() - interval '49 hours'),
       ('acct_1', 'pressed-new', 'POST /api/categories', 'h', now(), now() - interval '47 hours')`,
  );
  await makeOldDeliveries(query);
  await makeOldPictures(query);
  await makeOldInMedusa(query);
}

/** A rider who left, and what was said at a door, of the newest order: an older one may be due itself. */
async function makeOldDeliveries(query: Query): Promise<void> {
  await query(
    `INSERT INTO delivery_rider (id, name, phone, is_active, updated_at) VALUES
       ('rider_old', 'old@example.rw', '+250788000001', false, now() - interval '13 months'),
       ('rider_new', 'kept@example.rw', '+250788000002', false, now() - interval '11 months')`,
  );
  await query(
    `INSERT INTO delivery_sheet (id, rider_id, day) VALUES ('sheet_old', 'rider_new', '2025-01-01')`,
  );
  await query(
    `WITH made AS (
       INSERT INTO delivery_parcel (id, order_id, number, items, state)
       SELECT 'parcel_old', o.id, 1, (SELECT jsonb_agg(jsonb_build_object('item_id', i ->> 'id',
         'quantity', (i ->> 'quantity')::integer)) FROM jsonb_array_elements(o.items) i), 'failed'
       FROM checkout_order o ORDER BY o.created_at DESC LIMIT 1 RETURNING id, order_id)
     INSERT INTO delivery_attempt (id, parcel_id, order_id, sheet_id, outcome, received_by, by_whom, at)
     SELECT v.id, made.id, made.order_id, 'sheet_old', 'delivered', v.name, 'rider', now() - v.age::interval
     FROM made, (VALUES ('attempt_old', 'old@example.rw', '13 months'), ('attempt_new', 'kept@example.rw', '11 months')) AS v(id, name, age)`,
  );
}

/** Of a return of the newest order, which its buyer took back. */
async function makeOldPictures(query: Query): Promise<void> {
  await query(
    `WITH made AS (
       INSERT INTO order_return (id, order_id, status, is_withdrawal, items, hand_over, refund_to, closed_at)
       SELECT 'ret_old', id, 'withdrawn', false, '[]', 'shop', 'payment', now()
       FROM checkout_order ORDER BY created_at DESC LIMIT 1 RETURNING id)
     INSERT INTO order_return_picture (id, return_id, is_staffs, digest, width, height, bytes, created_at)
     SELECT v.id, made.id, false, v.id, 1, 1, 'x', now() - v.age::interval
     FROM made, (VALUES ('picture_old', '13 months'), ('picture_new', '11 months')) AS v(id, age)`,
  );
}

async function makeOldInMedusa(query: Query): Promise<void> {
  await query(`INSERT INTO cart_address (id, first_name) VALUES ('caaddr_old', 'Old')`);
  await query(
    `INSERT INTO cart (id, currency_code, email, shipping_address_id, updated_at)
     VALUES ('cart_old', 'rwf', 'old@example.rw', 'caaddr_old', now() - interval '91 days'), ('cart_new', 'rwf', 'kept@example.rw', NULL, now() - interval '89 days')`,
  );
  await query(
    `INSERT INTO cart_line_item (id, cart_id, title, quantity, unit_price, raw_unit_price)
     VALUES ('cali_old', 'cart_old', 'Tee', 1, 1, '{"value":"1"}')`,
  );
  await query(
    `INSERT INTO customer (id, email, first_name, has_account, updated_at, deleted_at) VALUES
       ('cus_guest', 'old@example.rw', 'Old', false, now() - interval '121 months', NULL),
       ('cus_removed', 'old@example.rw', 'Old', false, now(), now() - interval '31 days'),
       ('cus_kept', 'kept@example.rw', 'New', false, now(), now() - interval '29 days')`,
  );
  await query(
    `INSERT INTO "user" (id, email, deleted_at) VALUES ('user_old', 'old@example.rw', now() - interval '31 days')`,
  );
  await query(
    `INSERT INTO invite (id, email, token, expires_at) VALUES ('invite_old', 'old@example.rw', 't', now() - interval '31 days'), ('invite_new', 'kept@example.rw', 'u', now() - interval '29 days')`,
  );
}
