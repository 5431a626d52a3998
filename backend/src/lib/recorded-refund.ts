import { AsyncLocalStorage } from "node:async_hooks";

const recording = new AsyncLocalStorage<true>();

/**
 * Runs what tells Medusa of a refund the shop made: the payment providers, which Medusa then calls,
 * must not make it again.
 */
export const whileRecording = <Result>(work: () => Promise<Result>): Promise<Result> =>
  recording.run(true, work);

/** Whether Medusa is only being told; otherwise somebody refunds in its dashboard. */
export const isRecording = (): boolean => recording.getStore() === true;
