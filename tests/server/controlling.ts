import type { Caller } from './paying.ts'

export interface ChangeRecord {
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

export const changesSeenBy = async (person: Caller): Promise<ChangeRecord[]> =>
  (
    (await person.call('GET', '/control_changes', { query: { size: '100' } })).body as {
      content: ChangeRecord[]
    }
  ).content

/** Approves the pending change of this answer as the second administrator, and returns the change. */
export const letDecide = async (second: Caller, answered: Answered): Promise<ChangeRecord> => {
  if (answered.status !== 202)
    throw new Error(`Nothing waits: ${answered.status} ${JSON.stringify(answered.body)}`)
  const { status, body } = await decideChange(second, (answered.body as ChangeRecord).id, 'approve')
  const change = body as ChangeRecord
  if (status !== 200 || change.state !== 'done') throw new Error(`Not made: ${JSON.stringify(body)}`)
  return change
}
