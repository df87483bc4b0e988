import type { Page, PageIntro as Intro } from '#definition/generated/page.ts'
import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { useState } from 'react'
import { useSigned } from '../../session/session-context.ts'
import { useRouteTo } from '../navigation/use-route-to.ts'

const keyOf = (page: Page) => `portolan.intro.${page.id}`

/** Offers something once, on the first visit on this device (BAT-009, BAT-010). */
export function PageIntro({ page, intro }: { readonly page: Page; readonly intro: Intro }) {
  const limits: Readonly<Record<string, number>> = useSigned().definitions.limits
  const go = useRouteTo()(intro.page)
  const [isOpen, setOpen] = useState(() => localStorage.getItem(keyOf(page)) === null)
  const close = () => {
    localStorage.setItem(keyOf(page), 'seen')
    setOpen(false)
  }
  if (!go) return null
  const follow = () => {
    close()
    setTimeout(go, limits[intro.after])
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title={intro.title}>
      <DialogBody>
        <p>{intro.says}</p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={intro.later} onClick={close} />
            <Button intent="primary" text={intro.go} onClick={follow} />
          </>
        }
      />
    </Dialog>
  )
}
