import type { NotificationListResponse } from "@strive/backend/contracts/notifications";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { failedText } from "~/admin/data/refusal";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { useShowMessage } from "~/lib/message-atoms";
import * as words from "~/words/admin-notices";
import { markAllRead, markRead, NOTICE_LISTS, NOTICES } from "./api";

const FAILURE_MS = 8000;
/** One after the other, so that the server's last count is the right one. */
const IN_TURN = { id: NOTICES } as const;

/** Shows notices as read; `id` null: all of them. A pending answer is older. */
async function showRead(client: QueryClient, id: string | null): Promise<void> {
  await client.cancelQueries({ queryKey: NOTICE_LISTS });
  const pages = client.getQueriesData<NotificationListResponse>({ queryKey: NOTICE_LISTS });
  const wasUnread = pages.some(([, page]) =>
    page?.data.some((notice) => notice.id === id && !notice.read),
  );
  client.setQueriesData<NotificationListResponse>(
    { queryKey: NOTICE_LISTS },
    (page) =>
      page && {
        ...page,
        unread: id === null ? 0 : Math.max(0, page.unread - (wasUnread ? 1 : 0)),
        data: page.data.map((notice) =>
          id === null || notice.id === id ? { ...notice, read: true } : notice,
        ),
      },
  );
}

/** Marks notices as read, optimistically; a failure is reverted and shown. */
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
    return invalidate(NOTICES);
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
