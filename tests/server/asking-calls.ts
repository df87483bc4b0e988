import { randomUUID } from 'node:crypto'
import type { Call } from '#definition/generated/call.ts'
import { roleNames } from '#tests/specification/access/granted-rights.ts'
import { places, type Cell } from './matrix-cells.ts'
import type { openMatrix, Organisation } from './matrix-world.ts'

export interface Answer {
  role: string
  call: Call
  status: number
  code: string
  says: string
}

export interface MatrixRequest {
  role: string
  whose?: 'own' | 'other'
  environment?: Cell['environment']
}

type Matrix = Awaited<ReturnType<typeof openMatrix>>

const ask = async (
  { app }: Matrix,
  call: Call,
  path: string,
  { role, environment = 'assigned' }: MatrixRequest,
): Promise<Answer> => {
  const answer = await app.inject({
    method: call.method,
    url: `/api/v1${path}`,
    query: { env_name: places[environment] },
    headers: { authorization: `Bearer ${roleNames.indexOf(role)}`, 'idempotency-key': randomUUID() },
    ...(call.method === 'GET' || call.method === 'DELETE' ? {} : { payload: {} }),
  })
  const { code = '', clientMessage = '' } = answer.json<{ code?: string; clientMessage?: string }>()
  return { role, call, status: answer.statusCode, code, says: clientMessage }
}

/**
 * Makes calls in a role, about records of the own or the other organisation. They run one after the other, because
 * each call restores the state for the next.
 */
export const askAll = async (
  matrix: Matrix,
  records: Readonly<Record<'own' | 'other', Organisation>>,
  requested: readonly Call[],
  who: (call: Call) => MatrixRequest | undefined,
): Promise<Answer[]> => {
  const answers: Answer[] = []
  for (const call of requested) {
    const how = who(call)
    if (how) answers.push(await ask(matrix, call, records[how.whose ?? 'own'].pathOf(call), how))
  }
  return answers
}

export const formatAnswers = (wrong: readonly Answer[]): string[] =>
  wrong.map((one) => `${one.role} ${one.call.id}: ${one.status} ${one.code} ${one.says}`)
