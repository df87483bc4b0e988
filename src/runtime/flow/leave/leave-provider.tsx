import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Leave } from '#definition/generated/flow.ts'
import { LeavingContext, type LeaveGuard, type Leaving } from './leave-guard.ts'

interface Question {
  readonly words: Leave
  readonly leave: () => void
}

/**
 * Guards its contents: leaving asks the question of the flow, and closing the window asks that of the
 * browser.
 */
export function LeaveProvider({ children }: { readonly children: ReactNode }) {
  const guards = useRef(new Set<LeaveGuard>())
  const [question, setQuestion] = useState<Question>()
  const [isOpen, setOpen] = useState(false)
  const leaving = useMemo((): Leaving => {
    const first = () => [...guards.current].find((one) => one.words() !== undefined)
    return {
      asks: () => first() !== undefined,
      ask(go) {
        const guard = first()
        const words = guard?.words()
        if (!guard || !words) return go()
        setQuestion({
          words,
          leave: () => {
            guard.forget()
            go()
          },
        })
        setOpen(true)
      },
      guard(one) {
        guards.current.add(one)
        return () => void guards.current.delete(one)
      },
    }
  }, [])
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (leaving.asks()) event.preventDefault()
    }
    addEventListener('beforeunload', hold)
    return () => removeEventListener('beforeunload', hold)
  }, [leaving])
  const stay = () => setOpen(false)
  const leave = () => {
    setOpen(false)
    question?.leave()
  }
  return (
    <LeavingContext value={leaving}>
      {children}
      <Dialog
        role="alertdialog"
        isOpen={isOpen}
        title={question?.words.title ?? ' '}
        isCloseButtonShown={false}
        canOutsideClickClose={false}
        onClose={stay}
      >
        <DialogBody>{question?.words.says}</DialogBody>
        <DialogFooter
          actions={
            <>
              <Button intent="danger" variant="outlined" text={question?.words.leave} onClick={leave} />
              <Button autoFocus intent="primary" text={question?.words.stay} onClick={stay} />
            </>
          }
        />
      </Dialog>
    </LeavingContext>
  )
}
