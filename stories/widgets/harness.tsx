import { useState } from 'react'
import type { FlowStore } from '#engine/flow/types.ts'
import { FieldTypesContext } from '#runtime/field/field-types.ts'
import { ServicesContext } from '#runtime/field/services.ts'
import type { RuntimeServices } from '#runtime/field/types.ts'
import { createQueries, Queries } from '#runtime/query/queries.tsx'
import { Announcer, createAnnouncements } from '#runtime/form/announcer.tsx'
import { Leaf } from '#runtime/form/leaf.tsx'
import { planLeaf } from '#runtime/form/plan.ts'
import { FormThemeContext, type FormTheme } from '#runtime/form/theme.ts'
import { fieldTypes } from '../../src/widgets/index.ts'
import { blueprintTheme } from '../../src/widgets/theme/theme.ts'
import type { Example } from './example.ts'
import { exampleStore } from './example-store.ts'
import './harness.css'

const theme = Promise.resolve(blueprintTheme as FormTheme)
const loadTheme = () => theme

const never = () => new Promise<never>(() => undefined)

function servicesOf(example: Example, announce: (sentence: string) => void): RuntimeServices {
  return {
    call: never,
    upload: never,
    send: never,
    serverNow: () => Date.now(),
    onBack: () => () => undefined,
    report: () => undefined,
    document: () => undefined,
    announce,
    ...example.services,
  }
}

/** What would be sent, so that a story can prove it. */
function Sent({ store }: { readonly store: FlowStore }) {
  const [shown, show] = useState('')
  const project = () => {
    const { answer } = store.ending().body
    show(answer === undefined ? 'nothing' : JSON.stringify(answer))
  }
  return (
    <div className="story__sent">
      <button type="button" onClick={project}>
        Show what is sent
      </button>
      <output data-testid="sent">{shown}</output>
    </div>
  )
}

/** One field of one flow, as the runtime draws it; a store is made once, so other terms are another field. */
export function Harness(example: Example) {
  return <OneField key={JSON.stringify(example)} {...example} />
}

function OneField(example: Example) {
  const [store] = useState(() => exampleStore(example))
  const [client] = useState(createQueries)
  const [announcements] = useState(createAnnouncements)
  const [services] = useState(() => servicesOf(example, announcements.announce))
  const { definition } = store.field('answer')
  return (
    <ServicesContext value={services}>
      <FieldTypesContext value={fieldTypes}>
        <Queries client={client}>
          <main className="story">
            <FormThemeContext value={loadTheme}>
              <Leaf store={store} plan={planLeaf(definition, fieldTypes)} arriving={false} />
            </FormThemeContext>
            <Sent store={store} />
          </main>
        </Queries>
        <Announcer from={announcements} />
      </FieldTypesContext>
    </ServicesContext>
  )
}
