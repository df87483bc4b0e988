import { Button } from '@blueprintjs/core'
import { Error as ErrorIcon } from '@blueprintjs/icons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import file from '#definitions/faults.json'
import { sayScreens } from '#values/generated/say-screens.ts'
import { BookLink, Chapter, Page as BookPage } from '../book/page.tsx'
import { outsideOnPhone } from './outside.ts'
import { fieldErrors, filled } from './refusal-sentences.ts'
import '../../src/runtime/field/field-row.css'
import '../../src/runtime/flow/run-callout.css'

const meta: Meta = { title: 'Galleries/Refusals', parameters: { layout: 'fullscreen' } }
export default meta

interface Fault {
  readonly status: number
  readonly title: string
  readonly says?: string
  readonly code?: string
  readonly final?: boolean
}

const faults = Object.entries(file.faults as Readonly<Record<string, Fault>>).map(
  ([name, fault]): readonly [string, Fault] => [
    name,
    {
      ...fault,
      title: filled(name, fault.title),
      ...(fault.says !== undefined && { says: filled(name, fault.says) }),
    },
  ],
)

const GROUPS: readonly (readonly [title: string, says: string, has: (status: number) => boolean])[] = [
  ['Not signed in', 'Leads to the sign-in and back. Drafts are kept.', (status) => status === 401],
  [
    'Not allowed',
    'The message says who can allow it. Trying again does not help.',
    (status) => status === 403,
  ],
  ['Not found', 'The record was removed, or never existed.', (status) => status === 404 || status === 410],
  [
    'Changed meanwhile, or too late',
    'The message says what is true now.',
    (status) => status === 409 || status === 412,
  ],
  [
    'Invalid answers',
    'The message stands at its field, or above the form.',
    (status) => status === 400 || status === 422,
  ],
  [
    'Too large, or too many requests',
    'The message states the limit, or how long to wait.',
    (status) => [408, 413, 415, 429, 431].includes(status),
  ],
  [
    'Server errors',
    'The message says that nothing was done, or that the case is being examined.',
    (status) => status >= 500,
  ],
]

function Refusal({ name, fault }: { readonly name: string; readonly fault: Fault }) {
  return (
    <article id={name} className="book-refusal">
      <div className="ptl-run ptl-run--stopped">
        <ErrorIcon size={16} />
        <div>
          <h3>{fault.title}</h3>
          {fault.says && <p>{fault.says}</p>}
          {!fault.final && fault.status !== 401 && <Button text={sayScreens('tryAgain')} />}
        </div>
      </div>
      <small>
        {name} · {fault.status}
        {fault.code && ` · ${fault.code}`}
      </small>
    </article>
  )
}

/** One sentence as it stands below a field. */
const FieldError = ({ name, says }: (typeof fieldErrors)[number]) => (
  <article className="book-refusal">
    <p className="ptl-field__error">
      <ErrorIcon size={16} />
      <span>{says}</span>
    </p>
    <small>{name}</small>
  </article>
)

function Refusals() {
  const [searched, setSearched] = useState('')
  const has = (text: string) => text.toLowerCase().includes(searched.toLowerCase())
  const found = faults.filter(([name, { title, says = '', code = '' }]) =>
    has(`${name} ${title} ${says} ${code}`),
  )
  const atFields = fieldErrors.filter(({ name, says }) => has(`${name} ${says}`))
  return (
    <BookPage
      isWide
      title="Every refusal"
      purpose="Every refusal of the server, as a form shows it: what happened, what it means for the money, and what to do. Names and amounts are examples."
    >
      <p>
        Whole fields with their sentences:{' '}
        <BookLink to="fields-overview--page" globals="state:error">
          every field with an error
        </BookLink>
        ,{' '}
        <BookLink to="fields-overview--page" globals="state:refused">
          every field that the server refused
        </BookLink>
        . Where there is nothing to show:{' '}
        <BookLink to="galleries-places-without-content--page">places without content</BookLink>.
      </p>
      <label className="book-search">
        <span>Search {faults.length + fieldErrors.length} refusals</span>
        <input
          className="bp6-input"
          type="search"
          value={searched}
          onChange={(event) => setSearched(event.target.value)}
        />
      </label>
      <p role="status">{searched && `${found.length + atFields.length} found`}</p>
      {GROUPS.map(([title, says, isOf]) => {
        const here = found.filter(([, { status }]) => isOf(status))
        return (
          here.length > 0 && (
            <Chapter key={title} title={`${title}: ${here.length}`}>
              <p>{says}</p>
              <div className="book-refusals">
                {here.map(([name, fault]) => (
                  <Refusal key={name} name={name} fault={fault} />
                ))}
              </div>
            </Chapter>
          )
        )
      })}
      {atFields.length > 0 && (
        <Chapter title={`At a field: ${atFields.length}`}>
          <p>The error appears below the field when the person leaves it. The next change removes it.</p>
          <div className="book-refusals">
            {atFields.map((one) => (
              <FieldError key={one.name} {...one} />
            ))}
          </div>
        </Chapter>
      )}
    </BookPage>
  )
}

export const Page: StoryObj = {
  name: 'Refusals',
  tags: ['TRU-258', 'TRU-621', 'TRU-756'],
  render: () => <Refusals />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const all = [...canvasElement.querySelectorAll('.book-refusal')]
    await expect(all).toHaveLength(Object.keys(file.faults).length + fieldErrors.length)
    const unfilled = all.filter(({ textContent }) => /[{}]/.test(textContent))
    await expect(unfilled.map(({ textContent }) => textContent)).toEqual([])
    if (import.meta.env.MODE !== 'test') return
    const search = canvas.getByLabelText(/^Search/)
    await userEvent.click(search)
    await userEvent.paste('allowlist')
    await expect(await canvas.findByText('Not on the allowlist')).toBeVisible()
    await expect(await outsideOnPhone(canvasElement)).toEqual([])
  },
}
