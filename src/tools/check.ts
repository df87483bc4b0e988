import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'

// A check lives for a second and keeps nearly all it makes: cleaning up after it in small pieces was a tenth of it.
setFlagsFromString('--min-semi-space-size=32')
setFlagsFromString('--max-semi-space-size=64')
// Threads that clean up beside it take more of both cores than they save.
setFlagsFromString('--single-threaded-gc')
// It is over before what it calls most often has been compiled once more to run faster: that was a fifth of it.
for (const compiler of ['maglev', 'turbofan']) setFlagsFromString(`--no-${compiler}`)
// Half of a check was compiling: a second one reads what the first has compiled.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/portolan/compiled/', import.meta.url)))
await import('./check/check.ts')
