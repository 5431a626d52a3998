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
  /** Opens the order for the guest who placed it. */
  accessToken: string | null;
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

/** Sends a checkout. @throws when the connection breaks before an answer, or none comes in time. */
export async function send(
  origin: string,
  { key, body }: Pick<Attempt, "key" | "body">,
  withinMs = 120_000,
): Promise<Answer> {
  const response = await fetch(`${origin}/api/orders`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(withinMs),
  });
  const answer = (await response.json()) as {
    code?: string;
    data?: { id?: string; access_token?: string };
  };
  return {
    status: response.status,
    orderId: answer.data?.id ?? null,
    accessToken: answer.data?.access_token ?? null,
    code: answer.code ?? null,
  };
}
