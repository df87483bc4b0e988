import { Button } from '@blueprintjs/core'
import { Duplicate, EyeOff, EyeOpen, Tick } from '@blueprintjs/icons'
import { use, useState } from 'react'
import { sayScreens } from '#values/generated/say-screens.ts'
import { sayDetails } from '#values/generated/say-details.ts'
import { maskOf } from '#engine/field/password.ts'
import { DetailsContext } from '../details-context.ts'
import { readAt } from '../read-at.ts'
import { useCopy } from '../use-copy.ts'
import './secret.css'

export interface SecretProps {
  readonly label: string
  /** The secret; absent if it can no longer be read, then only dots are shown. */
  readonly text?: string | undefined
}

/** Secret shown as a fixed number of dots; copying copies the secret, never the dots (LIM-019). */
export function Secret({ label, text }: SecretProps) {
  const { facts } = use(DetailsContext)
  const { isCopied, copy, forget } = useCopy(label, sayDetails('copyByHand'))
  const [isShown, setShown] = useState(false)
  const mask = maskOf({ read: (path) => readAt(facts, path) })
  return (
    <span className="ptl-secret">
      {text !== undefined && isShown ? (
        <code>{text}</code>
      ) : (
        <span role="img" aria-label={sayDetails('hidden', { label })} data-secret={mask} />
      )}
      {text !== undefined && (
        <>
          <Button
            size="small"
            variant="minimal"
            icon={isShown ? <EyeOff size={14} /> : <EyeOpen size={14} />}
            aria-label={sayDetails(isShown ? 'hide' : 'show', { label })}
            onClick={() => setShown(!isShown)}
          />
          <Button
            size="small"
            variant="minimal"
            icon={isCopied ? <Tick size={14} /> : <Duplicate size={14} />}
            aria-label={sayScreens(isCopied ? 'copied' : 'copy', { label })}
            onClick={() => void copy(text)}
            onBlur={forget}
          />
        </>
      )}
    </span>
  )
}
