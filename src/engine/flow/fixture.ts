import type { Field, Flow } from '#definition/generated/flow.ts'
import type { FieldKind } from '../field/types.ts'
import type { LinkedRule } from '../rule/types.ts'
import type { RunOptions } from './create-run.ts'
import { linkFlow } from './link.ts'
import { createStore } from './store.ts'
import type { FlowLibrary, LinkedFlow } from './linked.ts'
import type { FlowStore } from './types.ts'

const text: FieldKind = {
  type: 'text',
  read: (raw) => (typeof raw === 'string' ? raw.trim() || undefined : undefined),
  check: (value) => (value === 'bad' ? 'This is bad.' : undefined),
  print: (value) => String(value),
}

const choice: FieldKind = {
  ...text,
  type: 'choice',
  check: (value, { options }) =>
    options.some((option) => option.value === value) ? undefined : 'Not offered.',
  print: (value, { options }) => options.find((option) => option.value === value)?.label ?? String(value),
  missing: () => 'Choose one.',
}

/** Stands for kinds with parts, a projection and something a draft must not keep. */
const quote: FieldKind = {
  type: 'quote',
  read: (raw) => (typeof raw === 'object' && raw !== null ? raw : undefined),
  check: (value) => ((value as { status: string }).status === 'ready' ? undefined : 'Wait for the quote.'),
  warn: (value, { read }) =>
    read('flags.slow') ? `Slow ${(value as { status: string }).status}` : undefined,
  print: (value) => `quote ${(value as { status: string }).status}`,
  project: (value) => (value as { id: string }).id,
  keep: (value) => ((value as { status: string }).status === 'loading' ? undefined : value),
  refused: (value) => ({ ...(value as object), status: 'expired' }),
}

export const library: FlowLibrary = {
  kinds: new Map([text, choice, quote].map((kind) => [kind.type, kind])),
  rules: new Map<string, LinkedRule>(),
  options: new Map([
    [
      'letters',
      [
        { value: 'a', label: 'Ay' },
        { value: 'b', label: 'Bee' },
        { value: 'c', label: 'Cee', showWhen: 'hasC' },
      ],
    ],
    ['lands', [{ value: 'DE', label: 'Germany' }]],
    ['names', [{ value: 'x', label: 'Ex', hint: 'The first.' }]],
  ]),
  facts: new Set(['session', 'configuration', 'flags', 'limits']),
}

export type Sketch = Partial<Omit<Flow, 'rules'>> & Pick<Flow, 'steps'> & { rules?: Record<string, object> }

/** A whole definition around the parts a test is about. */
export function sketch({ rules, ...parts }: Sketch): Flow {
  const said = Object.entries(rules ?? {}).map(([id, when]) => [id, { says: `${id}.`, when }])
  return {
    $schema: '',
    id: 'sketch',
    version: 1,
    title: 'Sketch',
    purpose: 'Tests.',
    permission: 'tests.run',
    submit: { label: 'Send', call: 'tests.send', body: { all: { is: true } } },
    ...(rules && { rules: Object.fromEntries(said) as Flow['rules'] }),
    ...parts,
  }
}

export function linked(parts: Sketch, over: Partial<FlowLibrary> = {}): LinkedFlow {
  const result = linkFlow(sketch(parts), { ...library, ...over })
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.flow
}

export function opened(
  parts: Sketch,
  options: Partial<RunOptions> = {},
  over: Partial<FlowLibrary> = {},
): FlowStore {
  return createStore(linked(parts, over), { intent: 'intent-1', ...options })
}

/** A text field, the rest as given. */
export function asks(id: string, more: Partial<Field> = {}): Field {
  return { id, type: 'text', label: id.toUpperCase(), ...more }
}

export const is = (name: string, value: unknown) => ({ '==': [{ var: name }, value] })
