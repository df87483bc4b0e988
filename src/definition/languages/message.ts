import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'

/** Compiles an ICU message. Throws if it is not valid. */
export const compileMessage = (message: string): CompiledMessage => compile(message)

const TYPES = ['select', 'plural', 'selectordinal', 'number', 'date', 'time'] as const

type Arguments = ReadonlyMap<string, (typeof TYPES)[number] | 'text'>

/** Text with simple placeholders and no other ICU syntax, as in most messages. */
const SIMPLE = /^[^{}<'#|]*(?:\{[A-Za-z]\w*\}[^{}<'#|]*)*$/

/** Returns the arguments of an ICU message by name and type. Throws if the message is not valid. */
export const argumentsOf = (message: string): Arguments =>
  SIMPLE.test(message)
    ? new Map([...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, 'text']))
    : argumentsRead(message)

function argumentsRead(message: string): Arguments {
  const found = new Map<string, (typeof TYPES)[number] | 'text'>()
  const walk = (node: unknown): void => {
    if (!Array.isArray(node)) return
    const [name, type, options] = node as readonly unknown[]
    if (typeof name === 'string') {
      const named = typeof type === 'number' ? TYPES[type - 1] : undefined
      if (!found.has(name) || named !== undefined) found.set(name, named ?? 'text')
    }
    if (typeof options === 'object' && options !== null)
      for (const option of Object.values(options)) walkAll(option)
  }
  const walkAll = (nodes: unknown): void => {
    if (Array.isArray(nodes)) for (const node of nodes) walk(node)
  }
  walkAll(compileMessage(message))
  return found
}
