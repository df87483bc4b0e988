import { Suspense, useState, type ReactNode } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { Boundary } from '#runtime/boundary/boundary.tsx'
import { Skeleton } from '#runtime/boundary/skeleton.tsx'
import { LeaveProvider } from '#runtime/flow/leave/leave-provider.tsx'
import type { Page } from '#definition/generated/page.ts'
import { routePath } from '../../src/portal/definitions/address.ts'
import { OpenPage } from '../../src/portal/pages/defined-page.tsx'
import { OverContext } from '../../src/portal/pages/stack/over-context.ts'
import { useRecordTitle } from '../../src/portal/pages/record/record-title.ts'
import { RuntimeProvider } from '../../src/portal/runtime-provider.tsx'
import { useSigned } from '../../src/portal/session/session-context.ts'
import { OfflineNotice } from '../../src/portal/shell/notices/offline-notice.tsx'
import '../../src/portal/shell/in-sight.css'
import '../../src/portal/shell/shell.css'
import { StoryProvider, type StoryProviderProps } from '../portal/story-provider.tsx'
import { OverPart } from './over-part.tsx'

interface PagePartProps extends Omit<StoryProviderProps, 'children' | 'path'> {
  /** The page of the definitions. */
  readonly page: string
  /** The address it is drawn at. */
  readonly at: string
  /** Entries of local storage. */
  readonly remembered?: Readonly<Record<string, string>>
}

const nowhere = { below: '/', close: () => undefined }

function Over({ page }: { readonly page: Page }) {
  const title = useRecordTitle(page)
  return (
    <OverPart as={page.as === 'dialog' ? 'dialog' : 'sheet'} title={title}>
      <OverContext value={nowhere}>
        <OpenPage page={page} />
      </OverContext>
    </OverPart>
  )
}

/** Names the address that a page redirects to, in place of that page. */
function LedOn() {
  return (
    <p>
      Leads on to <code>{useLocation().pathname}</code>
    </p>
  )
}

function Shown({ id }: { readonly id: string }): ReactNode {
  const { library } = useSigned().definitions
  const page = library.pages[id]
  if (!page) throw new Error(`There is no page '${id}'.`)
  const part = page.over === undefined ? <OpenPage page={page} /> : <Over page={page} />
  return (
    <Boundary at={id}>
      <Suspense fallback={<Skeleton says={page.title} rows={6} />}>
        <Routes>
          <Route path={routePath(page.path)} element={part} />
          <Route path="*" element={<LedOn />} />
        </Routes>
      </Suspense>
    </Boundary>
  )
}

/** A page of the definitions as the portal draws it within its frame, answered by a server in memory. */
export function PagePart({ page, at, remembered = {}, ...world }: PagePartProps) {
  useState(() => {
    for (const [key, text] of Object.entries(remembered)) localStorage.setItem(key, text)
  })
  return (
    <StoryProvider {...world} path={at}>
      <RuntimeProvider>
        <LeaveProvider>
          {world.state?.lost && (
            <div className="ptl-in-sight book-in-sight" role="status">
              <OfflineNotice />
            </div>
          )}
          <div className="book-page">
            <Shown id={page} />
          </div>
        </LeaveProvider>
      </RuntimeProvider>
    </StoryProvider>
  )
}
