/** The portal's side of a payout, as far as a sequence of faults does something to it. */
export interface FaultyPortal {
  /** One turn of the job; killed: the process ends once the request is out, before its answer is noted. */
  work(fetch: typeof globalThis.fetch, isKilled: boolean): Promise<void>
  /** A signed message; killed: the process ends before it committed. */
  deliver(message: { id: string; body: string }, isKilled: boolean): Promise<void>
  pass(seconds: number): Promise<void>
  /** Requests that the payout be taken back. */
  wishToCancel(): Promise<void>
  /** A person has looked at it. */
  resume(): Promise<void>
  read(): Promise<{
    paymentState: string
    stuck: string | null
    funds: 'HELD' | 'BOOKED' | 'RELEASED'
    amount: string
  }>
}
