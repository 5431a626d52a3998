import { randomUUID } from "node:crypto";

/** One checkout as a shopper's browser knows it. */
export interface Attempt {
  key: string;
  body: Record<string, unknown>;
  /** The acknowledged order; null while unanswered. */
  orderId: string | null;
  status: number | null;
}

export interface Answer {
  status: number;
  orderId: string | null;
  code: string | null;
}

const CONTACT = {
  firstname: "Aline",
  lastname: "Uwase",
  phone: "+250788123456",
  delivery_address: "KG 11 Ave, house 24",
  city: "Kigali",
  district: "Gasabo",
  country: "RW",
};

export const orderBody = (variantId: string, buyer: number, quantity = 1) => ({
  ...CONTACT,
  email: `buyer${buyer}@example.rw`,
  items: [{ variant_id: variantId, quantity }],
});

/** Sends a checkout. @throws when the connection breaks before an answer. */
export async function send(
  origin: string,
  { key, body }: Pick<Attempt, "key" | "body">,
): Promise<Answer> {
  const response = await fetch(`${origin}/api/orders`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { code?: string; data?: { id?: string } };
  return { status: response.status, orderId: answer.data?.id ?? null, code: answer.code ?? null };
}

/**
 * Buyers that order one after the other until the shop goes away or `until` passes.
 * @returns every attempt, answered or not.
 */
export async function storm(
  origin: string,
  variantIds: readonly string[],
  buyers: number,
  isOver: () => boolean,
): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  await Promise.all(
    Array.from({ length: buyers }, async (_, buyer) => {
      while (!isOver()) {
        const variantId = variantIds[attempts.length % variantIds.length] ?? "";
        const attempt: Attempt = {
          key: randomUUID(),
          body: orderBody(variantId, buyer),
          orderId: null,
          status: null,
        };
        attempts.push(attempt);
        try {
          const answer = await send(origin, attempt);
          attempt.status = answer.status;
          attempt.orderId = answer.orderId;
        } catch {
          // Killed under the request: whether it counted is found out after the restart.
          return;
        }
      }
    }),
  );
  return attempts;
}
