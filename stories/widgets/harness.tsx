import { useState } from 'react'
import type { FlowStore } from '#engine/flow/types.ts'
import { FieldTypesContext } from '#runtime/field/field-types.ts'
import { ServicesContext } from '#runtime/field/services.ts'
import type { RuntimeServices } from '#runtime/field/types.ts'
import { Answers } from '#runtime/flow/review/answers.tsx'
import { createQueries, Queries } from '#runtime/query/queries.tsx'
import { Announcer, createAnnouncements } from '#runtime/form/announcer.tsx'
import { Leaf } from '#runtime/form/leaf.tsx'
import { planLeaf } from '#runtime/form/plan.ts'
import { FormThemeContext, type FormTheme } from '#runtime/form/nested/theme.ts'
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
    serverNow: () => example.now ?? Date.now(),
    onBack: () => () => undefined,
    report: () => undefined,
    document: () => undefined,
    announce,
    ...example.services,
  }
}

/** Shows the request body, so that a story can check it. */
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

/** Draws one field of one flow. The store is made once, so the key is the example: a changed one is another field. */
export function Harness(example: Example) {
  return (
    <main className="story">
      <FieldAlone
        key={JSON.stringify(example)}
        example={example}
        id="answer"
        shows="field and what is sent"
      />
    </main>
  )
}

interface FieldAloneProps {
  readonly example: Example
  /** Unique on the page: names of radio buttons and ids are made from it. */
  readonly id: string
  readonly shows: 'field' | 'field and what is sent' | 'review'
}

/** One field as the runtime draws it, with the services of its example. */
export function FieldAlone({ example, id, shows }: FieldAloneProps) {
  const [store] = useState(() => exampleStore(example, id))
  const [client] = useState(createQueries)
  const [announcements] = useState(createAnnouncements)
  const [services] = useState(() => servicesOf(example, announcements.announce))
  const { definition } = store.field(id)
  return (
    <ServicesContext value={services}>
      <FieldTypesContext value={fieldTypes}>
        <Queries client={client}>
          <FormThemeContext value={loadTheme}>
            {shows === 'review' ? (
              <Answers store={store} ids={[id]} isFrozen onChange={() => {}} onOpen={() => {}} />
            ) : (
              <Leaf store={store} plan={planLeaf(definition, fieldTypes)} arriving={false} />
            )}
          </FormThemeContext>
          {shows === 'field and what is sent' && <Sent store={store} />}
        </Queries>
        <Announcer from={announcements} />
      </FieldTypesContext>
    </ServicesContext>
  )
}
