import type { Page } from '#definition/generated/page.ts'
import { coming } from '#runtime/preload/lazy-part.ts'
import { Boundary } from '#runtime/boundary/boundary.tsx'
import { Skeleton } from '#runtime/boundary/skeleton.tsx'
import { useReturnFocus } from '#runtime/boundary/use-return-focus.ts'
import { useServices } from '#runtime/field/services.ts'
import { useLeave } from '#runtime/flow/leave/leave-guard.ts'
import { Dialog, DialogBody } from '@blueprintjs/core'
import { Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { sayPages } from '#values/generated/say-pages.ts'
import { contentId } from '../../shell/content-id.ts'
import { OpenPage } from '../defined-page.tsx'
import { OverContext } from './over-context.ts'
import type { Level } from './page-stack.ts'
import { RecordWalk } from '../record/record-walk.tsx'
import { useRecordTitle } from '../record/record-title.ts'
import { rowLeadingTo } from '../navigation/return-to-row.ts'
import { historyIndex } from './use-stack.ts'
import { sayProduct } from '#values/generated/say-product.ts'
import './over-page.css'

const { Part: QueueProvider } = coming(() =>
  import('../record/queue-provider.tsx').then((file) => file.QueueProvider),
)

export interface OverPageProps {
  readonly page: Page
  /** Page below, with its address. */
  readonly below: Level
}

/**
 * Page at its own address over another one: in the middle or at the side, on a phone over the whole screen.
 */
export function OverPage({ page, below }: OverPageProps) {
  const { ask } = useLeave()
  const { pathname } = useLocation()
  const title = useRecordTitle(page)
  const close = useClose(below)
  const over = useMemo(() => ({ below: below.location.pathname, close }), [below.location.pathname, close])
  useReturnFocus(contentId, useRowLeft(pathname))
  useTitleMeanwhile(title)
  useAnnouncedTitle(title, page.title)
  return (
    <Dialog
      className={`ptl-over ptl-over--${page.as}`}
      isOpen
      title={title}
      canOutsideClickClose={page.flow === undefined}
      shouldReturnFocusOnClose={false}
      onClose={() => ask(close)}
    >
      <DialogBody className="ptl-over__body">
        <OverContext value={over}>
          <Boundary at={pathname}>
            <Suspense fallback={<Skeleton says={sayPages('loading', { title: page.title })} rows={6} />}>
              {page.queue === undefined ? (
                <>
                  <RecordWalk ask={ask} />
                  <OpenPage key={pathname} page={page} />
                </>
              ) : (
                <QueueProvider page={page} onClose={close}>
                  <OpenPage key={pathname} page={page} />
                </QueueProvider>
              )}
            </Suspense>
          </Boundary>
        </OverContext>
      </DialogBody>
    </Dialog>
  )
}

/** Finds the row of the record that was left last, however one went on from the one that was opened. */
function useRowLeft(pathname: string): () => HTMLElement | undefined {
  const left = useRef(pathname)
  useLayoutEffect(() => {
    left.current = pathname
  })
  return useCallback(() => rowLeadingTo(document.body, left.current), [])
}

/** Returns a function that goes back to the page below, so that Back does not open this one again. */
function useClose({ location, index }: Level): () => void {
  const navigate = useNavigate()
  const { pathname, search } = location
  return useMemo(
    () => () => {
      const now = historyIndex()
      if (index !== undefined && now !== undefined && now > index) void navigate(index - now)
      else void navigate(`${pathname}${search}`, { replace: true })
    },
    [navigate, index, pathname, search],
  )
}

/** Moving on to another record leaves the focus in place, so the name of the record is announced. */
function useAnnouncedTitle(title: string, usual: string) {
  const { announce } = useServices()
  const named = useRef<string>(undefined)
  useEffect(() => {
    if (title === usual) return
    if (named.current !== undefined && named.current !== title) announce(title)
    named.current = title
  }, [title, usual, announce])
}

/** Sets the title of the document while this page is shown, and restores it afterwards. */
function useTitleMeanwhile(title: string) {
  useEffect(() => {
    const before = document.title
    document.title = `${title} – ${sayProduct('name')}`
    return () => {
      document.title = before
    }
  }, [title])
}
