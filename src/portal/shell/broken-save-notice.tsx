import { Error as ErrorIcon } from '@blueprintjs/icons'
import { use } from 'react'
import { sayShell } from '#values/generated/say-shell.ts'
import { BrokenSaveContext } from '../definitions/definitions-gate.tsx'

/** Says to whoever edits the definitions what is wrong with the last save; the page works on with what was in force before. */
export function BrokenSaveNotice() {
  const sentences = use(BrokenSaveContext)
  if (sentences.length === 0) return null
  return (
    <div className="ptl-notice ptl-notice--danger">
      <ErrorIcon size={16} />
      <p>
        <strong>{sayShell('brokenSave')}</strong> {sayShell('mendSave')}
      </p>
      <ul className="ptl-notice__sentences">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
