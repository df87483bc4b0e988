import { createRoot } from 'react-dom/client'
import type { Flow } from '../../../src/definition/generated/flow.ts'
import { typesNamed } from '../../../src/engine/field/types-named.ts'
import { linkFlow } from '../../../src/engine/flow/linking/link.ts'
import { createStore } from '../../../src/engine/flow/store.ts'
import type { FlowStore } from '../../../src/engine/flow/types.ts'
import { FieldTypesContext } from '../../../src/runtime/field/field-types.ts'
import { ServicesContext } from '../../../src/runtime/field/services.ts'
import { useShape } from '../../../src/runtime/flow/run/use-shape.ts'
import { Form } from '../../../src/runtime/form/form.tsx'
import { testServices } from '../../fixtures/runtime/services.ts'
import { fieldTypes, kinds, prepare } from '../../../src/widgets/index.ts'
// Loads the field types of the form; the portal loads them during sign-in.
import '../../../src/widgets/lines.ts'
import { askedFor, choices, fieldsOf, least, most, pattern, type BenchField } from './fields.ts'
import { whenThere } from './watch.ts'
import '../../../src/widgets/theme/theme.css'

const fields = fieldsOf(askedFor('n', 20))

const partsOf = ({ kind }: BenchField) => {
  if (kind === 'choice') return { type: 'choice', options: 'choices' }
  if (kind === 'amount') return { type: 'money' }
  if (kind === 'text') return { type: 'text', value: { pattern, minLength: least, maxLength: most } }
  return { type: kind }
}

const flow: Flow = {
  $schema: '',
  id: 'bench',
  version: 1,
  title: 'Bench',
  purpose: 'The same questions as every other engine here.',
  permission: 'payments.write',
  rules: Object.fromEntries(
    fields.flatMap(({ id, shownBy }) =>
      shownBy === undefined
        ? []
        : [[`isOpen${id}`, { says: 'It is open.', when: { '==': [{ var: shownBy }, 'open'] } }]],
    ),
  ),
  steps: [
    {
      id: 'all',
      title: 'All',
      fields: fields.map((field) => ({
        id: field.id,
        label: field.label,
        ...partsOf(field),
        ...(field.shownBy === undefined ? {} : { showWhen: `isOpen${field.id}` }),
      })),
    },
  ],
  submit: { label: 'Send', call: 'bench.send', body: { one: 'f0' } },
}

const options = new Map([['choices', choices.map((value) => ({ value, label: value }))]])

/** The step as a flow shows it: drawn anew when a field comes or goes. */
function Step({ store }: { readonly store: FlowStore }) {
  useShape(store)
  return <Form store={store} step={store.step('all')} />
}

async function start() {
  await prepare(typesNamed(flow))
  const linked = linkFlow(flow, { kinds, rules: new Map(), options })
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  const store = createStore(linked.flow, { facts: {}, intent: 'bench' })
  createRoot(document.querySelector('#root')!).render(
    <ServicesContext value={testServices({})}>
      <FieldTypesContext value={fieldTypes}>
        {/* As a flow holds it. */}
        <form noValidate>
          <Step store={store} />
        </form>
      </FieldTypesContext>
    </ServicesContext>,
  )
}

whenThere('input')
void start()
