/** Exits with 0 when the shop on this machine can serve people: database reachable, not closing. */
const port = process.env.PORT ?? "8000";
try {
  const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`, {
    signal: AbortSignal.timeout(3000),
  });
  process.exit(answer.ok ? 0 : 1);
} catch {
  process.exit(1);
}
