import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keepHeapSmall } from './start/small-heap.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const OLDEST = [22, 18] as const

const isNewEnough = (): boolean => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map((part) => Number.parseInt(part, 10))
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
}

/** An older Node hands over to the one that came with the packages. */
const handOver = (): number => {
  const own = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (!existsSync(own) || process.env.PORTOLAN_HANDED_OVER) {
    console.error(
      `Node ${process.version} is too old for Portolan. Install Node 24, then run npm start again.`,
    )
    return 1
  }
  const env = { ...process.env, PORTOLAN_HANDED_OVER: '1' }
  return spawnSync(own, [fileURLToPath(import.meta.url)], { cwd: root, stdio: 'inherit', env }).status ?? 1
}

if (!isNewEnough()) process.exit(handOver())
// Before anything is loaded: the young generation never shrinks back to what it was.
keepHeapSmall()
// A second start reads what the first has compiled.
enableCompileCache(join(root, 'node_modules', '.cache', 'portolan', 'compiled'))
const { start } = await import('./start/start.ts')
await start(root, process.env)
flushCompileCache()
