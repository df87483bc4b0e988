import type { Page } from '#definition/generated/page.ts'
import { Fragment } from 'react'
import { Route, Routes } from 'react-router-dom'
import { routePath } from './definitions/address.ts'
import { DefinedPage } from './pages/defined-page.tsx'
import { FlagsPage, FlagTestPage } from './pages/lazy-pages.ts'
import { NotFoundPage } from './pages/single/not-found-page.tsx'
import { OverPage } from './pages/stack/over-page.tsx'
import { UnauthorisedPage } from './pages/single/unauthorised-page.tsx'
import { pageRight } from './pages/page-right.ts'
import { useStack } from './pages/stack/use-stack.ts'
import { useSigned, type Signed } from './session/session-context.ts'

/** Renders the page at this address; an overlay leaves the pages below as they were. */
export function StackedPages() {
  const signed = useSigned()
  const levels = useStack()
  const [lowest] = levels
  return (
    <>
      {lowest && (
        <Routes location={lowest.location}>
          {lowest.page && (
            <Route path={routePath(lowest.page.path)} element={<DefinedPage page={lowest.page} />} />
          )}
          <Route path="/featureFlag" element={<FlagsPage />} />
          <Route path="/featureFlagTest" element={<FlagTestPage />} />
          <Route path="/401" element={<UnauthorisedPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      )}
      {levels.map(({ page, location }, at) => {
        const below = levels[at - 1]
        if (!page || !below || isClosedAlike(page, below.page, signed)) return null
        return (
          <Fragment key={page.id}>
            <Routes location={location}>
              <Route path={routePath(page.path)} element={<OverPage page={page} below={below} />} />
            </Routes>
          </Fragment>
        )
      })}
    </>
  )
}

/** Tells whether the page below is closed for the same reason, so that the reason is shown once. */
function isClosedAlike(page: Page, below: Page | undefined, signed: Signed): boolean {
  const { kind } = pageRight(page, signed)
  return (kind === 'off' || kind === 'shut') && below !== undefined && pageRight(below, signed).kind === kind
}
