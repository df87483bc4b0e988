import { createHash } from 'node:crypto'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { NetworkConfig } from '#server/app/config.ts'
import type { Variables } from '#server/deployment/variables.ts'
import { makeWebhookSecret } from '#server/secrets/signature.ts'
import { CannotStart } from './sentence.ts'

const AGAIN_MS = 1000

interface Place {
  /** The port of the portal, which receives the messages. */
  port: number
  /** The folder of its journal. */
  folder: string
}

/** Returns the journal file; servers with the same database share one. */
export const journalIn = (folder: string, url?: string): string => {
  const mark = url === undefined ? '' : `-${createHash('sha256').update(url).digest('hex').slice(0, 8)}`
  return join(folder, `simulator${mark}.jsonl`)
}

/** Returns an address that reaches the portal on this machine. */
const nearHost = (host: string): string =>
  host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host

const reported = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => {
      const { port, why }: { port?: unknown; why?: unknown } = Object(message)
      if (typeof port === 'number') resolve(port)
      else reject(new CannotStart(String(why)))
    })
    child.once('exit', () => reject(new CannotStart('The simulator of the network ended before it began.')))
  })

/** Starts the simulator in a child process, which ends with this one and is restarted if it ends alone. */
export const startSimulator = (root: string, given: Variables, place: Place): Promise<NetworkConfig> => {
  const secret = makeWebhookSecret()
  const callbacks = `http://${nearHost(given.HOST)}:${place.port}/network/callbacks`
  mkdirSync(place.folder, { recursive: true })
  const terms = ['--journal', journalIn(place.folder, given.DATABASE_URL), '--callbacks', callbacks]
  const compiled = join(root, 'node_modules', '.cache', 'portolan', 'compiled')
  const env = {
    ...process.env,
    PORTOLAN_NETWORK_SECRET: secret,
    NODE_COMPILE_CACHE: compiled,
    HOST: '127.0.0.1',
  }
  const begin = (port: number): ChildProcess =>
    spawn(process.execPath, [join(root, 'src/tools/simulator.ts'), '--port', String(port), ...terms], {
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
  const keep = (child: ChildProcess, port: number): void =>
    void child.once('exit', () => setTimeout(() => keep(begin(port), port), AGAIN_MS).unref())
  const first = begin(0)
  const running = reported(first).then((port) => {
    keep(first, port)
    return { url: `http://127.0.0.1:${port}`, secret, isSimulated: true }
  })
  // Another failure of the start is reported instead.
  running.catch(() => undefined)
  return running
}
