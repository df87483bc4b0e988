import { Tick, Cross } from '@blueprintjs/icons'
import { Fragment, useId, useLayoutEffect, useState, type CSSProperties, type ReactNode } from 'react'
import { Cell, shareOf } from './cell.tsx'
import { heardOf, outlineOf, readAloud, type Hear } from './heard.ts'
import { useSpoken } from './longer-words.ts'
import { adaptStyles } from './page-styles.ts'
import { Pin } from './pin.tsx'
import type { ShownAdvice, ShownState, Thing } from './thing.ts'
import { combinationsOf, showView, useView, type Combination, type Globals, type View } from './view.ts'
import './book.css'

interface SheetProps {
  readonly thing: Thing
  readonly story: string
  readonly globals: Globals
}

/** Number of cells drawn at once; the others are drawn when they come near. A page takes as long as many fields. */
const atOnce = ({ isPage }: Thing) => (isPage && import.meta.env.MODE !== 'test' ? 2 : 12)

/** Everything about one thing on one page. */
export function Sheet({ thing, story, globals }: SheetProps) {
  const chosen = useView(globals)
  // The switches keep their values from sheet to sheet, but not every thing has every state.
  const isThere = thing.states.some(({ name }) => name === chosen.state)
  const view = isThere ? chosen : { ...chosen, state: 'all' }
  const spoken = useSpoken(view.words)
  useLayoutEffect(() => {
    const restore = adaptStyles()
    return () => {
      restore()
      showView()
    }
  }, [])
  const { title, purpose, named } = thing
  return (
    <main className="book">
      <header>
        <h1>{title}</h1>
        <p className="book__purpose">{purpose}</p>
        <p className="book__type">
          In a definition: <code>{named}</code>
        </p>
      </header>
      {view.state === 'all' && <Guidance thing={thing} />}
      <h2>States</h2>
      {view.state !== chosen.state && (
        <p role="status">
          There is no state ‘{chosen.state.replace('-', ' ')}’ here, so all that there are stand below.
        </p>
      )}
      {spoken === view.words && (
        <States key={`${view.words} ${view.state}`} thing={thing} {...{ view, story }} />
      )}
    </main>
  )
}

/** Returns the width of one cell. Pages that fit only by scrolling share a line all the same. */
const widthOf = (combination: Combination | undefined, { isPage }: Thing) =>
  isPage && combination ? Number(combination.width) * shareOf(combination, isPage) : 360

/** A field is heard at its control, a page by its outline, everything else from beginning to end. */
function hearingOf({ anatomy, isPage }: Thing): Hear {
  if (anatomy) return heardOf
  return isPage ? outlineOf : readAloud
}

interface StatesProps {
  readonly thing: Thing
  readonly view: View
  readonly story: string
}

function States({ thing, view, story }: StatesProps) {
  const combinations = combinationsOf(view)
  const isAll = view.state === 'all'
  const shown = thing.states.filter(({ name, draw }) => (isAll ? draw !== undefined : view.state === name))
  const never = isAll ? thing.states.filter(({ draw }) => draw === undefined) : []
  return (
    <>
      <div
        className={combinations.length === 1 ? 'book-states book-states--one' : 'book-states'}
        style={{ '--book-cell': `${widthOf(combinations[0], thing)}px` } as CSSProperties}
      >
        {shown.map((state, at) => (
          <State
            key={state.name}
            {...{ state, view, story, combinations }}
            isPage={thing.isPage === true}
            hear={hearingOf(thing)}
            isAtOnce={(place) => at * combinations.length + place < atOnce(thing)}
          />
        ))}
      </div>
      {never.length > 0 && (
        <>
          <h2>What never happens</h2>
          <dl className="book-never">
            {never.map(({ name, title, says }) => (
              <Fragment key={name}>
                <dt>{title}</dt>
                <dd>{says.replace(/^Never: (.)/, (_, first: string) => first.toUpperCase())}</dd>
              </Fragment>
            ))}
          </dl>
        </>
      )}
    </>
  )
}

interface StateProps extends Omit<StatesProps, 'thing'> {
  readonly state: ShownState
  readonly isPage: boolean
  readonly combinations: ReturnType<typeof combinationsOf>
  readonly isAtOnce: (place: number) => boolean
  readonly hear: Hear
}

function State({ state, view, story, combinations, isPage, isAtOnce, hear }: StateProps) {
  const [heard, setHeard] = useState('')
  const id = useId()
  return (
    <section className="book-state" aria-label={state.title} id={`state-${state.name}`}>
      <header>
        <h3>{state.title}</h3>
        <Pin state={state.name} title={state.title} {...{ view, story }} />
        <p>{state.says}</p>
      </header>
      {state.draw && (
        <>
          <div className="book-state__cells">
            {combinations.map((combination, place) => (
              <Cell
                key={place}
                {...{ state, combination, isPage }}
                words={view.words}
                id={`${id}${place}`}
                isAtOnce={isAtOnce(place)}
                isNamed={combinations.length > 1}
                hear={place === 0 ? hear : undefined}
                onHeard={place === 0 ? setHeard : undefined}
              />
            ))}
          </div>
          <p className="book-state__heard">
            <strong>Heard:</strong> {heard}
          </p>
        </>
      )}
    </section>
  )
}

function Guidance({ thing }: { readonly thing: Thing }) {
  const { use = [], avoid = [], words = [], keyboard = [], heard, anatomy, advice = [] } = thing
  const id = useId()
  return (
    <>
      {anatomy?.(`${id}-anatomy`)}
      <div className="book-guidance">
        <div>
          <Part title="Use it" when={use.length > 0}>
            <ul>
              {use.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </Part>
          <Part title="Use something else" when={avoid.length > 0}>
            <ul>
              {avoid.map(([when, instead]) => (
                <li key={when}>
                  {when}: <strong>{instead}</strong>.
                </li>
              ))}
            </ul>
          </Part>
        </div>
        <div>
          <Part title="Words" when={words.length > 0}>
            <ul>
              {words.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </Part>
        </div>
        <div>
          <Part title="Keyboard" when={keyboard.length > 0}>
            <dl className="book-keys">
              {keyboard.map(([keys, does]) => (
                <div key={keys}>
                  <dt>
                    <kbd>{keys}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </Part>
          <Part title="Screen reader" when={heard !== undefined}>
            <p>{heard} Below each state stands what is heard, read from what is drawn there.</p>
          </Part>
        </div>
      </div>
      {advice.length > 0 && (
        <div className="book-advice">
          {advice.map((one, at) => (
            <Example key={one.says} advice={one} id={`${id}-advice-${at}`} />
          ))}
        </div>
      )}
    </>
  )
}

function Part({ title, when, children }: { title: string; when: boolean; children: ReactNode }) {
  if (!when) return null
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Example({ advice, id }: { readonly advice: ShownAdvice; readonly id: string }) {
  const { isGood, says, draw } = advice
  const Icon = isGood ? Tick : Cross
  return (
    <figure className={isGood ? 'book-example book-example--do' : 'book-example book-example--dont'}>
      <figcaption>
        <Icon size={16} />
        <span>
          <strong>{isGood ? 'Do' : 'Do not'}.</strong> {says}
        </span>
      </figcaption>
      {draw && <div className="book-example__field">{draw({ id, words: 'written' })}</div>}
    </figure>
  )
}
