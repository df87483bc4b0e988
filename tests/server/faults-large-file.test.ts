import { request, type IncomingMessage } from 'node:http'
import { setTimeout as pass } from 'node:timers/promises'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { Program } from './program.ts'
import { growthWhile } from './resident.ts'
import { signIn, type Reached } from './sign-in.ts'
import { MANY } from './snapshot.ts'
import { startProgram } from './started.ts'

const MOST_BYTES = 50 * 1024 ** 2
const PIECE = 2 * 1024 ** 2
const REST_MS = 40
const NEW_LINE = 10

const suite = inject('postgresUrl') && process.platform === 'linux' ? describe : describe.skip

suite('a file of very many payments', () => {
  let run: Program
  let port: number
  let reach: Reached

  beforeAll(async () => {
    ;({ run, port, reach } = await startProgram('many'))
  })

  /** Reads a while, pauses a while, stores nothing: so does a slow line. */
  const readSlowly = async (answer: IncomingMessage): Promise<number> => {
    let [lines, sinceRest] = [0, 0]
    for await (const piece of answer as AsyncIterable<Buffer>) {
      for (const byte of piece) if (byte === NEW_LINE) lines += 1
      sinceRest += piece.byteLength
      if (sinceRest < PIECE) continue
      sinceRest = 0
      await pass(REST_MS)
    }
    return lines
  }

  const take = (token: string) =>
    new Promise<number>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const path = '/api/v1/payout_proxy/payments/download?env_name=uat'
      const requested = request({ port, host: '127.0.0.1', method: 'POST', path, headers })
      requested.once('error', reject)
      requested.once('response', (answer) => void readSlowly(answer).then(resolve, reject))
      requested.end(JSON.stringify({ format: 'csv', zone: 'Europe/Berlin' }))
    })

  it('is sent as it is read, and never held: the process grows by less than 50 MB', async () => {
    const maker = await signIn(reach, 'maker@northwind.example')
    let lines = 0
    const growth = await growthWhile(run.child.pid!, async () => {
      lines = await take(maker.accessToken)
    })
    expect(lines).toBeGreaterThan(MANY)
    expect(growth).toBeLessThan(MOST_BYTES)
  })
})
