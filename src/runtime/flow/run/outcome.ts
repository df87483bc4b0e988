import type { Ending, Notice } from '#engine/flow/types.ts'
import type { Outcome, WaitingChange } from '../../call/waiting-calls.ts'

/** End of a flow: done, or waiting for another person's decision. */
export type FlowDone = FlowAnswered | FlowWaiting

interface FlowWaiting {
  readonly kind: 'waits'
  readonly change: WaitingChange
  /** The address to show now; without one, the change that waits. */
  readonly opens?: string
}

interface FlowAnswered {
  readonly kind: 'done'
  readonly answer: unknown
  /** The address to show now. */
  readonly opens: string | undefined
  readonly toast: Notice | undefined
}

function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, name) =>
        Object.hasOwn(Object(inner), name) ? (inner as Record<string, unknown>)[name] : undefined,
      value,
    )
}

/** Fills the ending's address with names of the call's answer; no address when one is missing. */
export function addressOf(template: string, answer: unknown): string | undefined {
  let isWhole = true
  const address = template.replaceAll(/\{([^}]+)\}/g, (_, path: string) => {
    const value = at(answer, path)
    if (typeof value !== 'string' && typeof value !== 'number') isWhole = false
    return encodeURIComponent(String(value))
  })
  return isWhole ? address : undefined
}

export function doneOf({ opens, opensWaiting, toast }: Ending, outcome: Outcome): FlowDone {
  if (outcome.kind === 'waits')
    return opensWaiting === undefined ? outcome : { ...outcome, opens: opensWaiting }
  const { answer } = outcome
  return { kind: 'done', answer, opens: opens && addressOf(opens, answer), toast }
}
