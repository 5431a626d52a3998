import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Log } from "../logging/log";
import type { Metrics } from "../metrics";
import type { Visit } from "./admit";
import { METHOD_NOT_ALLOWED, NOT_FOUND, sendFailure, UNAVAILABLE } from "./answers";
import { isBackOfficeFile, sendBackOfficeFile } from "./back-office-files";
import { isApi, isRead } from "./guard";
import { setAll, type SecurityHeaders } from "./security-headers";

const METRICS_PATH = "/metrics";

type Serve = (request: IncomingMessage, response: ServerResponse, visit: Visit) => void;

/** What the back office leads to. */
interface Ways {
  /** Null when the request was refused, and answered with why. */
  readonly admit: (request: IncomingMessage, response: ServerResponse) => Visit | null;
  readonly api: Serve;
  readonly medusa: Serve;
  /** Logs and counts a request. */
  readonly follow: Serve;
  readonly security: SecurityHeaders;
  readonly files: Parameters<typeof sendBackOfficeFile>[1];
  readonly metrics: Metrics;
  readonly log: Log;
}

/** The door of staff and operators: `/api`, Medusa's dashboard with its files, and the metrics. */
export function backOfficeListener(ways: Ways): RequestListener {
  const { security, files, metrics, log } = ways;

  /** A file of the dashboard, from the back office's own door. */
  const sendFile: Serve = (request, response, { target, requestId }) => {
    if (!isRead(request.method)) return sendFailure(response, METHOD_NOT_ALLOWED, requestId);
    sendBackOfficeFile(target.path, files, request, response).then(
      (isSent) => {
        if (!isSent) sendFailure(response, NOT_FOUND, requestId);
      },
      (err: unknown) => {
        log.error({ request_id: requestId, err }, "A file could not be sent.");
        sendFailure(response, UNAVAILABLE, requestId);
      },
    );
  };

  /** Not counted itself, and open before the shop is. */
  const sendMetrics: Serve = (request, response, { requestId }) => {
    setAll(response, security.data);
    if (!isRead(request.method)) return sendFailure(response, METHOD_NOT_ALLOWED, requestId);
    metrics.send(request, response).then(
      (refusal) => {
        if (refusal) sendFailure(response, refusal, requestId);
      },
      (err: unknown) => {
        log.error({ request_id: requestId, err }, "The metrics could not be told.");
        sendFailure(response, UNAVAILABLE, requestId);
      },
    );
  };

  return (request, response) => {
    const visit = ways.admit(request, response);
    if (!visit) return;
    const { path } = visit.target;
    if (isApi(path)) return ways.api(request, response, visit);
    if (path === METRICS_PATH) return sendMetrics(request, response, visit);
    ways.follow(request, response, visit);
    setAll(response, security.backOffice);
    if (path === "/") return void response.writeHead(302, { Location: "/app" }).end();
    if (isBackOfficeFile(path)) return sendFile(request, response, visit);
    ways.medusa(request, response, visit);
  };
}
