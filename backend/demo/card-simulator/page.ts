import { formatMoney } from "../../src/contracts/money";

const NOTES = {
  open: "This page stands in for Flutterwave's. No card is charged.",
  declined: "The card was declined. Try another card.",
  paid: "This was paid already.",
} as const;

const button = (action: string, text: string) =>
  `<button name="action" value="${action}">${text}</button>`;

/**
 * The payment page of the demo: what Flutterwave's would ask, in three buttons.
 * @param amount whole RWF
 */
export function cardPage(amount: number, state: keyof typeof NOTES): string {
  const buttons =
    state === "paid"
      ? button("cancel", "Back to the shop")
      : `${button("pay", "Pay")}${button("decline", "Use a card that is declined")}${button("cancel", "Cancel")}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Simulated card payment</title>
<style>
body { font: 17px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 26rem; padding: 3rem 1.25rem; color: #141414 }
form { display: grid; gap: .75rem }
button { font: inherit; min-height: 3rem; border: 2px solid #141414; background: #fff; cursor: pointer }
button[value=pay] { background: #141414; color: #fff }
</style>
</head>
<body>
<main>
<h1>Pay ${formatMoney(amount, "RWF")} by card</h1>
<p role="status">${NOTES[state]}</p>
<form method="post">${buttons}</form>
</main>
</body>
</html>`;
}
