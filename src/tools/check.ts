import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'

// A larger young generation: a check runs for a second, and frequent small collections took a tenth of it.
setFlagsFromString('--min-semi-space-size=32')
setFlagsFromString('--max-semi-space-size=64')
// Garbage collector threads take more of both cores than they save.
setFlagsFromString('--single-threaded-gc')
// Without the optimising compilers: the check ends before their code pays off, and they took a fifth of it.
for (const compiler of ['maglev', 'turbofan']) setFlagsFromString(`--no-${compiler}`)
// Caches compiled code: compilation was half of a check.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/portolan/compiled/', import.meta.url)))
await import('./check/check.ts')
