import { Button, TextArea } from '@blueprintjs/core'
import { Comment, Link } from '@blueprintjs/icons'
import { useState } from 'react'
import { addressOf, readComment, writeComment } from './address.ts'
import type { View } from './view.ts'

interface PinProps {
  readonly story: string
  readonly view: View
  readonly state: string
  readonly title: string
}

/** Copies the address of one state as it is seen now, with a comment when there is one. */
export function Pin({ story, view, state, title }: PinProps) {
  const pinned = view.state === state ? readComment(view.comment) : ''
  const [text, setText] = useState(pinned)
  const [isOpen, setOpen] = useState(false)
  const [copied, setCopied] = useState('')
  const copy = async (comment: string) => {
    const address = addressOf(story, { ...view, state, comment: writeComment(comment) })
    await navigator.clipboard.writeText(address).catch(() => undefined)
    setCopied(address)
  }
  return (
    <>
      <div className="book-pin">
        <Button
          size="small"
          variant="minimal"
          icon={<Link size={14} />}
          aria-label={`Copy the address of: ${title}`}
          onClick={() => void copy('')}
        />
        <Button
          size="small"
          variant="minimal"
          icon={<Comment size={14} />}
          aria-label={`Comment on: ${title}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {pinned && <p className="book-pin__comment">{pinned}</p>}
      {isOpen && (
        <div className="book-pin__form">
          <TextArea
            fill
            aria-label={`Comment on ${title}`}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button text="Copy the address with this comment" onClick={() => void copy(text)} />
        </div>
      )}
      <output className="book-pin__copied">{copied && `Copied: ${copied}`}</output>
    </>
  )
}
