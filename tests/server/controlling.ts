import type { Caller } from './paying.ts'

export interface KnownChange {
  id: string
  says: string
  was: string
  becomes: string
  state: string
  message: string
  takesEffectAt?: string
  reason?: string
  askedBy: { name: string; email: string }
  decidedBy?: { name: string; email: string }
}

interface Answered {
  status: number
  body: unknown
}

export const decideChange = (
  person: Caller,
  id: string,
  verb: 'approve' | 'reject' | 'cancel',
  body: object = {},
) => person.call('POST', `/control_changes/${id}/${verb}`, { body })

export const changesSeenBy = async (person: Caller): Promise<KnownChange[]> =>
  (
    (await person.call('GET', '/control_changes', { query: { size: '100' } })).body as {
      content: KnownChange[]
    }
  ).content

/** Lets the second administrator approve what waits after this answer; answers with the change. */
export const letDecide = async (second: Caller, asked: Answered): Promise<KnownChange> => {
  if (asked.status !== 202) throw new Error(`Nothing waits: ${asked.status} ${JSON.stringify(asked.body)}`)
  const { status, body } = await decideChange(second, (asked.body as KnownChange).id, 'approve')
  const change = body as KnownChange
  if (status !== 200 || change.state !== 'done') throw new Error(`Not made: ${JSON.stringify(body)}`)
  return change
}
