import { type ReactNode, use, useEffect } from 'react'
import { SavesFilesContext } from '#runtime/details/save-file.ts'
import { Skeleton } from '#runtime/boundary/skeleton.tsx'
import { sayShell } from '#values/generated/say-shell.ts'
import { isProduction, environmentLabel } from '../session/configuration/environment-label.ts'
import { useSigned } from '../session/session-context.ts'
import { ClientViewLine, useViewOverNotice } from './notices/client-view-line.tsx'
import { contentId } from './content-id.ts'
import { useSidebarFold } from './sidebar/use-sidebar-fold.ts'
import { OfflineNotice } from './notices/offline-notice.tsx'
import { OlderNotice } from './notices/older-notice.tsx'
import { SessionEnding } from './notices/session-ending.tsx'
import { keepWithinReach } from './within-reach.ts'
import './in-sight.css'
import { OutsideScripts } from '../outside/outside-scripts.tsx'
import { AnnouncedNotices } from './notices/announced-notices.tsx'
import { Error as ErrorIcon } from '@blueprintjs/icons'
import { BrokenSaveContext } from '../definitions/definitions-gate.tsx'
import { Sidebar } from './sidebar/sidebar.tsx'
import { NotificationsButton } from '../notifications/notifications-button.tsx'
import { EnvironmentSwitcher } from './environment-switcher.tsx'
import { SearchButton } from './search-button.tsx'
import { UserMenu } from './user-menu.tsx'
import './top-bar.css'
import { useLocation } from 'react-router-dom'
import { rememberPage } from './palette/recent-pages.ts'
import './shell.css'

/** Gaps between the notices and the edge, and above them, in pixels. */
const gaps = 32

/**
 * Reserves space for the fixed notices at the end of the page, by a custom property that style sheets read.
 */
function reserveSpaceFor(inSight: Element): () => void {
  const { style } = document.documentElement
  const name = '--ptl-in-sight-room'
  // The whole page inherits the property and is restyled, so it is set only while a notice is shown.
  const watch = new ResizeObserver(() => {
    if (inSight.childElementCount === 0) style.removeProperty(name)
    else style.setProperty(name, `${Math.ceil(inSight.getBoundingClientRect().height) + gaps}px`)
  })
  watch.observe(inSight)
  return () => {
    watch.disconnect()
    style.removeProperty(name)
  }
}

/**
 * Opens the popover before the next paint; at once, the browser would style and lay out the whole page twice.
 */
const show = (element: HTMLDivElement) => {
  const leave = [keepWithinReach(element), reserveSpaceFor(element)]
  const request = requestAnimationFrame(() => element.isConnected && element.showPopover())
  return () => {
    cancelAnimationFrame(request)
    leave.forEach((one) => one())
  }
}

/** Urgent notices, always visible above the page and its dialogs, without using its space. */
function InSight() {
  return (
    <div ref={show} popover="manual" className="ptl-in-sight" role="status">
      <OfflineNotice />
      <OlderNotice />
      <SessionEnding />
    </div>
  )
}

/** Frame of every page: navigation, environment and account. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { session, opening } = useSigned()
  useRecentPages()
  const isTestEnvironment = !isProduction(session, session.environment)
  useViewOverNotice(session.viewOver)
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
            <SavesFilesContext value={!session.view}>{children}</SavesFilesContext>
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

/** Folds the navigation without rendering the content beside it. */
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

/** Line with the environment outside production, so that nobody confuses the two. */
function EnvironmentLine() {
  const { session } = useSigned()
  return (
    <p className="ptl-environment-line">
      <strong>{environmentLabel(session, session.environment)}</strong>
      <span>{sayShell('noRealMoney')}</span>
    </p>
  )
}

/** Notices about the whole page, above its content. */
function Notices() {
  return (
    <div className="ptl-notices" role="status">
      <BrokenSaveNotice />
      <AnnouncedNotices />
      <OutsideScripts />
    </div>
  )
}

/** Shows authors of definitions the errors of the last save; the page works on with the earlier version. */
function BrokenSaveNotice() {
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

function TopBar() {
  const { session } = useSigned()
  return (
    <div className="ptl-topbar">
      <span className="ptl-topbar__organisation">{session.organisation.name}</span>
      <SearchButton />
      <EnvironmentSwitcher />
      {!session.view && <NotificationsButton />}
      {!session.view && <UserMenu />}
    </div>
  )
}

/** Remembers the last opened pages, for the search. */
function useRecentPages(): void {
  const { definitions } = useSigned()
  const { pathname } = useLocation()
  useEffect(() => {
    const page = Object.values(definitions.library.pages).find(({ path }) => path === pathname)
    if (page) rememberPage(page, definitions.limits.recentPages)
  }, [definitions, pathname])
}
