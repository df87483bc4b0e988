import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { defineApprovalExpiry } from '#server/payments/moves/approval/approval-expiry.ts'
import type { JobDefinition } from '#server/jobs/jobs.ts'
import type { Store } from '#server/store/store.ts'
import { approve, booksOfAll, copiesOf, hold, reject, withdraw, type PendingPayment } from './approving.ts'
import { describeEachEngineAtLength } from './engines.ts'
import { sentenceOf } from './legacy-payments.ts'
import { codeOf, type Caller } from './paying.ts'
import { shippedMachines, shippedWorld } from './server.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld } from './world.ts'

/** The long run repeats often, also on the embedded database; the daily one finds frequent faults. */
const ROUNDS =
  process.env.PORTOLAN_LONG === '1' ? { postgres: 50, embedded: 50 } : { postgres: 15, embedded: 3 }
const AT_ONCE = 30

type Answer = Awaited<ReturnType<typeof approve>>

/** Expected records for each end of a held payment. */
const ENDS = {
  approved: { sent: 1, decided: ['payment.approve'], trail: ['initiated', 'authorized'], state: 'INITIATED' },
  rejected: { sent: 0, decided: ['payment.reject'], trail: ['initiated', 'rejected'], state: 'FAILED' },
  cancelled: { sent: 0, decided: ['approval.cancel'], trail: ['initiated', 'withdrawn'], state: 'CANCELED' },
  expired: { sent: 0, decided: ['approval.expire'], trail: ['initiated', 'expired'], state: 'EXPIRED' },
}

type End = keyof typeof ENDS

const endOf = ({ status, body }: Answer): End | undefined =>
  status === 200 ? (body as { status: End }).status : undefined

describeEachEngineAtLength('decisions that meet', (makeStore, engine) => {
  let store: Store
  let maker: Caller
  let checker: Caller
  let treasurer: Caller
  let requested: PendingPayment

  beforeAll(async () => {
    store = await makeStore('seeded')
    const { app } = await openWorld(store)
    maker = await signIn(app, 'maker@northwind.example')
    checker = await signIn(app, 'checker@northwind.example')
    treasurer = await signIn(app, 'treasury@northwind.example')
    await asSystem(store, (trx) =>
      sql`insert into user_roles select org_id, id, 'cloud.payments.authorization.write' from users
        where email = 'treasury@northwind.example'`.execute(trx),
    )
    requested = await hold(maker, 'Taller Azul')
  })

  /** Retries while the server is busy, as a page does. */
  const surely = async (ask: () => Promise<Answer>): Promise<Answer> => {
    const answer = await ask()
    return answer.status === 503 ? surely(ask) : answer
  }

  /** Plays every round on a payment of its own and looks up how each ended. */
  const rounds = async <T>(play: (current: PendingPayment, round: number) => Promise<T>) => {
    const stored = await copiesOf(store, requested, ROUNDS[engine])
    const played: T[] = []
    for (const [round, one] of stored.entries()) played.push(await play(one, round))
    const books = await booksOfAll(store, stored)
    return played.map((answers, round) => ({ answers, books: books[round]! }))
  }

  /** Both at once, each the first to ask in every other round. */
  const race = async (
    round: number,
    one: () => Promise<Answer>,
    other: () => Promise<Answer>,
  ): Promise<[Answer, Answer]> => {
    if (round % 2 === 0) return Promise.all([one(), other()])
    const [second, first] = await Promise.all([other(), one()])
    return [first, second]
  }

  /** Expects one winner, no other record, and a refusal that names the winner. */
  const expectOneEnd = (
    answers: readonly Answer[],
    books: Awaited<ReturnType<typeof booksOfAll>>[number],
    message: Partial<Record<End, RegExp>>,
  ) => {
    const [end, ...others] = answers.flatMap((answer) => endOf(answer) ?? [])
    expect(others).toEqual([])
    if (end === undefined) throw new Error(`Nobody won: ${JSON.stringify(answers.map(({ body }) => body))}`)
    expect(books).toEqual({ status: end, ...ENDS[end] })
    const lost = answers.find((answer) => answer.status !== 200)!
    expect([lost.status, codeOf(lost)]).toEqual([409, 'APPROVAL_DECIDED'])
    expect(sentenceOf(lost)).toMatch(message[end] ?? /never/)
  }

  it(`lets one of ${AT_ONCE} approvals win, sends once, and tells the others who decided and how (APR-012)`, async () => {
    const played = await rounds((stored) =>
      Promise.all(Array.from({ length: AT_ONCE }, () => surely(() => approve(checker, stored)))),
    )
    for (const { answers, books } of played) {
      expect(books).toEqual({ status: 'approved', ...ENDS.approved })
      const lost = answers.filter(({ status }) => status !== 200)
      expect(lost).toHaveLength(AT_ONCE - 1)
      for (const answer of lost) {
        expect([answer.status, codeOf(answer)]).toEqual([409, 'APPROVAL_DECIDED'])
        expect(sentenceOf(answer)).toMatch(/^You already approved this payment/)
      }
    }
  })

  it('ends one way when one approves and another rejects (APR-009)', async () => {
    const played = await rounds((stored, round) =>
      race(
        round,
        () => approve(checker, stored),
        () => reject(treasurer, stored),
      ),
    )
    for (const { answers, books } of played)
      expectOneEnd(answers, books, {
        approved: /^Operator Two \(checker\) already approved/,
        rejected: /^Operator Three \(production\) already rejected/,
      })
  })

  it('ends one way when one approves and who asked withdraws (APR-009)', async () => {
    const played = await rounds((stored, round) =>
      race(
        round,
        () => approve(checker, stored),
        () => withdraw(maker, stored),
      ),
    )
    for (const { answers, books } of played)
      expectOneEnd(answers, books, {
        approved: /^Operator Two \(checker\) already approved/,
        cancelled: /^Operator One \(maker\) already withdrew/,
      })
  })

  it('ends one way when somebody approves as the time runs out (APR-009)', async () => {
    const jobs: JobDefinition[] = []
    defineApprovalExpiry({ define: (job) => void jobs.push(job as JobDefinition) }, store, {
      machines: shippedMachines(),
      definitions: shippedWorld().definitions,
    })
    const expire = () => jobs[0]!.work({})
    const played = await rounds(async (stored, round) => {
      const runOut = async () => {
        await sql`update approvals set expires_at = app_now() where id = ${stored.approvalId}`.execute(
          store.db,
        )
        await expire()
      }
      const before = round % 2 === 0 ? undefined : runOut()
      const [answer] = await Promise.all([approve(checker, stored), before ?? runOut()])
      await expire()
      return answer
    })
    for (const { answers: answer, books } of played) {
      const end = endOf(answer) ?? 'expired'
      expect(books).toEqual({ status: end, ...ENDS[end] })
      if (end === 'expired') {
        expect([answer.status, codeOf(answer)]).toEqual([409, 'APPROVAL_EXPIRED'])
        expect(sentenceOf(answer)).toMatch(/^The time to decide has run out/)
      }
    }
  })
})
