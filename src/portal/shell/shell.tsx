import type { ReactNode } from 'react'
import { Skeleton } from '#runtime/boundary/skeleton.tsx'
import { sayShell } from '#values/generated/say-shell.ts'
import { isProduction } from '../session/environment-label.ts'
import { useSigned } from '../session/session-context.ts'
import { useRecentPages } from './use-recent-pages.ts'
import { ClientViewLine } from './client-view-line.tsx'
import { contentId } from './content-id.ts'
import { EnvironmentLine } from './environment-line.tsx'
import { InSight } from './in-sight.tsx'
import { Notices } from './notices.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useSidebarFold } from './use-sidebar-fold.ts'
import './shell.css'

/** The frame around every page: where one can go, where one works, who one is. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { session, opening } = useSigned()
  useRecentPages()
  const isTestEnvironment = !isProduction(session, session.environment)
  return (
    <Foldable isTestEnvironment={isTestEnvironment}>
      <div className="ptl-shell__main">
        <header className="ptl-shell__top">
          {session.view && <ClientViewLine view={session.view} />}
          {isTestEnvironment && <EnvironmentLine />}
          <TopBar />
        </header>
        <Notices />
        <main id={contentId} className="ptl-shell__content" tabIndex={-1}>
          {opening === undefined ? (
            children
          ) : (
            <Skeleton says={sayShell('opening', { environment: opening })} rows={6} />
          )}
        </main>
        <InSight />
      </div>
    </Foldable>
  )
}

interface FoldableProps {
  readonly isTestEnvironment: boolean
  readonly children: ReactNode
}

/** Folding the navigation renders nothing that stands beside it. */
function Foldable({ isTestEnvironment, children }: FoldableProps) {
  const [isFolded, fold] = useSidebarFold()
  const names = ['ptl-shell', isFolded && 'ptl-shell--folded', isTestEnvironment && 'ptl-shell--trial']
  return (
    <div className={names.filter(Boolean).join(' ')}>
      <a className="ptl-shell__skip" href={`#${contentId}`}>
        {sayShell('skip')}
      </a>
      <Sidebar isFolded={isFolded} onFold={fold} />
      {children}
    </div>
  )
}
