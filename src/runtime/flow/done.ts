import type { Ending, Notice } from '#engine/flow/types.ts'

/** How a flow ended well. */
export interface FlowDone {
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

export function doneOf({ opens, toast }: Ending, answer: unknown): FlowDone {
  return { answer, opens: opens && addressOf(opens, answer), toast }
}
