import { useEffect, useEffectEvent } from "react";

/** Not in TypeScript's DOM yet: https://wicg.github.io/web-otp/ */
interface CodeCredential {
  code?: unknown;
}
type CodeOptions = CredentialRequestOptions & { otp: { transport: ["sms"] } };

/**
 * Hears of the code of an SMS that ends with this page's host, where the browser asks its person and hands it over; elsewhere
 * it is offered by the keyboard, or typed.
 */
export function useSmsCode(onCode: (code: string) => void): void {
  const hear = useEffectEvent(onCode);
  useEffect(() => {
    if (!("OTPCredential" in window)) return undefined;
    const waiting = new AbortController();
    const wanted: CodeOptions = { otp: { transport: ["sms"] }, signal: waiting.signal };
    navigator.credentials.get(wanted).then(
      (given) => {
        const code = (given as CodeCredential | null)?.code;
        if (typeof code === "string") hear(code);
      },
      // Refused, or nothing came: it is typed.
      () => undefined,
    );
    return () => waiting.abort();
  }, []);
}
