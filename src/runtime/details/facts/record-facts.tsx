import { use } from 'react'
import { formatDateTime, isRealDate } from '#values/date.ts'
import { Copyable } from '../copyable-text.tsx'
import { DetailsContext } from '../details-context.ts'
import { plainValue, wordsOf } from './plain-value.ts'
import './fact-lines.css'
import './record-facts.css'

/** All facts of a record without a definition, each under its name in plain text. */
export function RecordFacts({ record }: { readonly record: object }) {
  const { zone } = use(DetailsContext)
  const all = flatten(record).map(([name, value]) => [name, wordsFor(value, zone)] as const)
  const facts = [...all.filter(([name]) => !isId(name)), ...all.filter(([name]) => isId(name))]
  return (
    <dl className="ptl-fact-lines ptl-record">
      {facts
        .filter(([, text]) => text !== '')
        .map(([name, text]) => (
          <div key={name}>
            <dt>{wordsOf(name)}</dt>
            <dd>{isId(name) ? <Copyable text={text} label={wordsOf(name)} /> : text}</dd>
          </div>
        ))}
    </dl>
  )
}

/** Tells whether a name is a technical id; ids come last, to be copied. */
function isId(name: string): boolean {
  return /(^|[a-z_. ])id$|Id$/.test(name)
}

function flatten(record: object, before = ''): [string, unknown][] {
  return Object.entries(record).flatMap(([name, value]): [string, unknown][] => {
    const path = before === '' ? name : `${before} ${name}`
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isGroup ? flatten(value as object, path) : [[path, value]]
  })
}

function wordsFor(value: unknown, zone: string): string {
  const text = plainValue(value)
  return text.includes('T') && isRealDate(text) ? formatDateTime(text, zone) : text
}
