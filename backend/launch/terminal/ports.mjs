import { createServer } from "node:net";

function isFree(host, port) {
  return new Promise((resolve) => {
    const probe = createServer();
    // Anything but "in use" is reported by the launcher, which knows the settings' rules.
    probe.once("error", (error) => resolve(error.code !== "EADDRINUSE"));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** The first door whose port is taken, as a sentence; known before a minute-long build. */
export async function portInUse(env) {
  const doors = [
    { name: "PORT", port: env.PORT || "8000", host: env.HOST || "0.0.0.0" },
    {
      name: "BACKOFFICE_PORT",
      port: env.BACKOFFICE_PORT || "9000",
      host: env.BACKOFFICE_HOST || "127.0.0.1",
    },
  ];
  for (const { name, port, host } of doors) {
    if (!/^[1-9]\d{0,4}$/.test(port) || Number(port) > 65535) continue;
    if (!(await isFree(host, Number(port)))) {
      return `Port ${port} is in use. Stop what listens there, or set ${name} to another port.`;
    }
  }
  return null;
}
