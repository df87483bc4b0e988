import type { PGlite } from '@electric-sql/pglite'
import { DatabaseBusy } from './database-errors.ts'
import type { DatabasePool, PoolClient, QueryAnswer } from './pool.ts'
import { writeWire } from './wire-types.ts'

const WAIT_MS = 5000
const MOST_WAITING = 500

export const NESTED_USE =
  'Waited 5 seconds for the database session, whose holder asked nothing all the while: the code inside its transaction ' +
  'wants a second one, which is nested use. Hand the open transaction down instead.'

/**
 * Turns of the event loop between two holders. The engine runs in this thread and each turn accepts one
 * connection, so that waiting ones are accepted.
 */
const TURNS = 50

const breathe = (then: () => void, turns = TURNS): void =>
  void setImmediate(() => (turns > 1 ? breathe(then, turns - 1) : then()))

const BUSY = 'Waited for the database session; others were at work in it.'

const toAnswer = (results: Awaited<ReturnType<PGlite['exec']>>): QueryAnswer => {
  const last = results.at(-1)
  const rows = results.length > 1 ? results.flatMap((result) => result.rows) : (last?.rows ?? [])
  return { command: last?.command, rowCount: last?.rowCount ?? (last?.affectedRows || rows.length), rows }
}

const ask = async (lite: PGlite, text: string, values?: readonly unknown[]): Promise<QueryAnswer> =>
  values && values.length > 0
    ? toAnswer([await lite.query(text, values.map(writeWire))])
    : toAnswer(await lite.exec(text))

/** Shares one session like a pool: a caller owns it until release, others queue. */
export const createGateway = (lite: PGlite, waitMs = WAIT_MS): DatabasePool => {
  const queue: { grant: () => void; timer: NodeJS.Timeout }[] = []
  let taken = false
  let asking = false
  let lastSign = 0

  const grant = (resolve: () => void) =>
    breathe(() => {
      lastSign = performance.now()
      resolve()
    })

  const acquire = () =>
    new Promise<void>((resolve, reject) => {
      if (!taken) {
        taken = true
        grant(resolve)
        return
      }
      if (queue.length >= MOST_WAITING) {
        reject(new DatabaseBusy(BUSY))
        return
      }
      const since = performance.now()
      const giveUp = () => {
        queue.splice(queue.indexOf(place), 1)
        // Busy either way: on a starved machine a holder may be silent without being at fault.
        reject(new DatabaseBusy(asking || lastSign > since ? BUSY : NESTED_USE))
      }
      // If the thread itself was blocked, the holder could not ask either, so its time starts again.
      const stoodStill = () => performance.now() - since > waitMs * 2
      const place = {
        grant: resolve,
        timer: setTimeout(() => {
          if (stoodStill()) place.timer = setTimeout(giveUp, waitMs)
          else giveUp()
        }, waitMs),
      }
      queue.push(place)
    })

  const pass = () => {
    const next = queue.shift()
    if (!next) {
      taken = false
      return
    }
    clearTimeout(next.timer)
    grant(next.grant)
  }

  const askNow = async (text: string, values?: readonly unknown[]) => {
    asking = true
    try {
      return await ask(lite, text, values)
    } finally {
      asking = false
      lastSign = performance.now()
    }
  }

  const connect = async (): Promise<PoolClient> => {
    await acquire()
    let released = false
    return {
      query: (text, values) => {
        if (released) throw new Error('This database client was released; its transaction is over.')
        return askNow(text, values)
      },
      release: () => {
        if (released) return
        released = true
        if (lite.closed || !lite.isInTransaction()) return pass()
        lite.exec('rollback').then(pass, pass)
      },
    }
  }

  const borrow = async <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => {
    const client = await connect()
    try {
      return await work(client)
    } finally {
      client.release()
    }
  }

  return {
    connect,
    query: (text, values) => borrow((client) => client.query(text, values)),
    listen: (channel, hear) =>
      borrow(async () => {
        const stop = await lite.listen(channel, hear)
        return () => borrow(() => stop())
      }),
    // A session in use proves that the database works.
    readiness: async () => {
      if (lite.closed) return 'away'
      if (taken) return 'ready'
      return borrow((client) => client.query('select 1')).then(
        () => 'ready' as const,
        () => 'away' as const,
      )
    },
    end: () => borrow(() => lite.close()),
  }
}
