import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { freePort } from "../launch/database/free-port";

export interface ArrivedMail {
  to: string;
  /** As sent, headers and bodies, with folded lines joined. */
  source: string;
}

/** What the server answers to RCPT TO: null takes the mail. */
type Verdict = (to: string) => { code: number; text: string } | null;

/** A real SMTP server on loopback that keeps what arrives. */
export interface SmtpSink {
  readonly port: number;
  readonly url: string;
  readonly mails: readonly ArrivedMail[];
  /** Mails to one address. */
  mailsTo(to: string): ArrivedMail[];
  /** Every RCPT TO, also the refused ones. */
  readonly asked: readonly string[];
  answer(verdict: Verdict): void;
  /** Begins to listen; before, the port refuses. */
  open(): Promise<void>;
  close(): Promise<void>;
}

/** With folded lines joined; a header may end in an encoded word, and so in `=`. */
function joined(mail: string): string {
  const end = mail.indexOf("\r\n\r\n");
  const body = mail.slice(end).replace(/=\r\n/g, "");
  return (mail.slice(0, end) + body).replace(/\r\n[ \t]/g, " ");
}

export async function smtpSink(): Promise<SmtpSink> {
  const port = await freePort("127.0.0.1");
  const mails: ArrivedMail[] = [];
  const asked: string[] = [];
  let verdict: Verdict = () => null;
  let server: SMTPServer | undefined;
  const listen = () =>
    new SMTPServer({
      authOptional: true,
      // The shop keeps its connections for seconds; this server does not wait for their end.
      closeTimeout: 50,
      disabledCommands: ["STARTTLS"],
      logger: false,
      onRcptTo: ({ address }, _, done) => {
        asked.push(address);
        const refusal = verdict(address);
        if (!refusal) return done();
        done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
      },
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on("data", (part: Buffer) => parts.push(part));
        stream.on("end", () => {
          const source = joined(Buffer.concat(parts).toString());
          for (const { address } of session.envelope.rcptTo) mails.push({ to: address, source });
          done();
        });
      },
    });
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    mails,
    asked,
    mailsTo: (to) => mails.filter((mail) => mail.to === to),
    answer: (next) => {
      verdict = next;
    },
    open: async () => {
      server = listen();
      const opened = once(server.server, "listening");
      server.listen(port, "127.0.0.1");
      await opened;
    },
    close: () =>
      new Promise((resolve) => {
        if (server) server.close(() => resolve());
        else resolve();
        server = undefined;
      }),
  };
}
