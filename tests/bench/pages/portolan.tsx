import { createRoot } from 'react-dom/client'
import type { Flow } from '../../../src/definition/generated/flow.ts'
import { typesNamed } from '../../../src/engine/field/types-named.ts'
import { linkFlow } from '../../../src/engine/flow/link.ts'
import { createStore } from '../../../src/engine/flow/store.ts'
import { FieldTypesContext } from '../../../src/runtime/field/field-types.ts'
import { ServicesContext } from '../../../src/runtime/field/services.ts'
import { Form } from '../../../src/runtime/form/form.tsx'
import { trialServices } from '../../fixtures/runtime/services.ts'
import { fieldTypes, kinds, prepare } from '../../../src/widgets/index.ts'
// Its only types; the portal fetches them while it finds out who is there.
import '../../../src/widgets/lines.ts'
import { askedFor, fieldsOf, least, most, pattern } from './fields.ts'
import { whenThere } from './watch.ts'
import '../../../src/widgets/theme/theme.css'

const fields = fieldsOf(askedFor('n', 20))
const value = { pattern, minLength: least, maxLength: most }

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
      fields: fields.map(({ id, label, shownBy }) => ({
        id,
        type: 'text',
        label,
        value,
        ...(shownBy === undefined ? {} : { showWhen: `isOpen${id}` }),
      })),
    },
  ],
  submit: { label: 'Send', call: 'bench.send', body: { one: 'f0' } },
}

async function start() {
  await prepare(typesNamed(flow))
  const linked = linkFlow(flow, { kinds, rules: new Map(), options: new Map() })
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  const store = createStore(linked.flow, { facts: {}, intent: 'bench' })
  createRoot(document.querySelector('#root')!).render(
    <ServicesContext value={trialServices({})}>
      <FieldTypesContext value={fieldTypes}>
        {/* As a flow holds it. */}
        <form noValidate>
          <Form store={store} step={store.step('all')} />
        </form>
      </FieldTypesContext>
    </ServicesContext>,
  )
}

whenThere('input')
void start()
