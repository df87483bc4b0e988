import type { RuntimeServices } from '../field/types.ts'

export interface TrialCall {
  readonly call: string
  readonly key: string | undefined
  readonly body: unknown
  readonly params: unknown
}

export interface TrialServices extends RuntimeServices {
  readonly calls: readonly TrialCall[]
  readonly said: readonly string[]
  readonly reported: readonly string[]
  /** The connection is back. */
  comeBack(): void
}

type Answer = (call: TrialCall, turn: number) => unknown

/** A server in memory: each call answers by its own function, told how often it was asked before. */
export function trialServices(answers: Readonly<Record<string, Answer>>): TrialServices {
  const calls: TrialCall[] = []
  const said: string[] = []
  const reported: string[] = []
  const waiting = new Set<() => void>()
  const take = async (one: TrialCall) => {
    const turn = calls.filter(({ call }) => call === one.call).length
    calls.push(one)
    const answer = answers[one.call]
    if (!answer) throw Object.assign(new Error('Unknown call'), { status: 404, title: `No ${one.call} here` })
    return await answer(one, turn)
  }
  return {
    calls,
    said,
    reported,
    call: (id, { key, body, params }) => take({ call: id, key, body, params }),
    send: (call, file) => take({ call, key: undefined, body: file, params: undefined }),
    upload: (file) => Promise.resolve({ fileId: 'f-1', name: file.name, size: file.size, type: file.type }),
    serverNow: () => Date.now(),
    onBack(told) {
      waiting.add(told)
      return () => waiting.delete(told)
    },
    comeBack: () => waiting.forEach((told) => told()),
    announce: (sentence) => void said.push(sentence),
    report: ({ what }) => void reported.push(what),
    document: () => undefined,
  }
}
