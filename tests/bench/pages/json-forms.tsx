import { JsonForms } from '@jsonforms/react'
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { askedFor, fieldsOf, propertyOf } from './fields.ts'
import { whenThere } from './watch.ts'

const fields = fieldsOf(askedFor('n', 20))
const schema = {
  type: 'object',
  properties: Object.fromEntries(fields.map((field) => [field.id, propertyOf(field)])),
  required: fields.filter(({ shownBy }) => shownBy === undefined).map(({ id }) => id),
}
const layout = {
  type: 'VerticalLayout',
  elements: fields.map(({ id, shownBy }) => ({
    type: 'Control',
    scope: `#/properties/${id}`,
    ...(shownBy === undefined
      ? {}
      : {
          rule: {
            effect: 'SHOW',
            condition: {
              scope: `#/properties/${shownBy}`,
              schema: { const: 'open' },
              failWhenUndefined: true,
            },
          },
        }),
  })),
}

function Engine() {
  const [data, setData] = useState<unknown>({})
  return (
    <JsonForms
      schema={schema}
      uischema={layout}
      data={data}
      renderers={vanillaRenderers}
      cells={vanillaCells}
      onChange={(change) => setData(change.data)}
    />
  )
}

whenThere('input')
createRoot(document.querySelector('#root')!).render(<Engine />)
