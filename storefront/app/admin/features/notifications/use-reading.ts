import type { NotificationListResponse } from "@strive/backend/contracts/notifications";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { FAILURE_MS, failedText } from "~/admin/data/refusal";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { useShowMessage } from "~/lib/message-atoms";
import * as words from "~/words/admin-notifications";
import { markAllRead, markRead, NOTIFICATION_LISTS, NOTIFICATIONS } from "./api";

/** One after the other, so that the server's last count is the right one. */
const IN_TURN = { id: NOTIFICATIONS } as const;

/** Shows notifications as read; `id` null: all of them. A pending answer is older. */
async function showRead(client: QueryClient, id: string | null): Promise<void> {
  await client.cancelQueries({ queryKey: NOTIFICATION_LISTS });
  const pages = client.getQueriesData<NotificationListResponse>({ queryKey: NOTIFICATION_LISTS });
  const wasUnread = pages.some(([, page]) =>
    page?.data.some((notification) => notification.id === id && !notification.read),
  );
  client.setQueriesData<NotificationListResponse>(
    { queryKey: NOTIFICATION_LISTS },
    (page) =>
      page && {
        ...page,
        unread: id === null ? 0 : Math.max(0, page.unread - (wasUnread ? 1 : 0)),
        data: page.data.map((notification) =>
          id === null || notification.id === id ? { ...notification, read: true } : notification,
        ),
      },
  );
}

/** Marks notifications as read, optimistically; a failure is reverted and shown. */
export function useReading() {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const show = useShowMessage();
  const onError = (error: unknown) => {
    show({
      tone: "danger",
      text: failedText(words.notMarked, error),
      durationMs: FAILURE_MS,
    });
    return invalidate(NOTIFICATIONS);
  };
  const one = useMutation({
    mutationFn: markRead,
    networkMode: "always",
    scope: IN_TURN,
    onMutate: (id) => showRead(client, id),
    onError,
  });
  const all = useMutation({
    mutationFn: markAllRead,
    networkMode: "always",
    scope: IN_TURN,
    onMutate: () => showRead(client, null),
    onError,
  });
  return {
    read: (id: string) => one.mutate(id),
    readAll: () => all.mutate(),
    isReadingAll: all.isPending,
  };
}
