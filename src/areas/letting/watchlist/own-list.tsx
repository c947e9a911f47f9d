import { Heart, HeartOff, X } from 'lucide-react'
import { useState } from 'react'
import { offers } from '#company/offered.ts'
import { useApiQuery } from '#platform/query/use-api-query.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { plural } from '#ui/format.ts'
import { LoadFailed } from '#ui/notice/load-failed.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { cardGrid } from '../overview/overview-groups.tsx'
import { texts } from '../apartments/texts.ts'
import { ListMessage } from '../property-list/list-message.tsx'
import { FlatList } from './flat-list.tsx'
import { changeKept, type Kept, useKept } from './kept.ts'
import { NoteField } from './note-field.tsx'
import { apartmentsByIdQuery } from './query.ts'
import { ShareList } from './share-list.tsx'
import { UndoNotice } from './undo-notice.tsx'

/** The flats that this device keeps. Which they are only the browser knows; the server is asked what they are now. */
export function OwnList() {
  const kept = useKept()
  const isHydrated = useHydrated()
  const undo = useUndo(kept)
  const ids = kept.map(({ id }) => id)
  const { data, isError, isPlaceholderData, refetch } = useApiQuery({
    ...apartmentsByIdQuery(ids),
    enabled: ids.length > 0,
    keepsPrevious: true,
  })
  const flats = ids.flatMap((id) => data?.find((flat) => flat.id === id) ?? [])
  const gone = data && !isPlaceholderData ? ids.filter((id) => flats.every((flat) => flat.id !== id)) : []
  const remove = (without: readonly string[]) => changeKept((list) => list.filter(({ id }) => !without.includes(id)))

  return (
    <>
      {!isHydrated && <BeforeScripts />}
      {isHydrated && kept.length === 0 && <Empty />}
      {kept.length > 0 && (
        <>
          <div role="status" className="mb-5">
            <h2 className="text-2xl">{`${plural(kept.length, 'Wohnung', 'Wohnungen')} gemerkt`}</h2>
          </div>
          {isError && !data && (
            <LoadFailed title={texts.listError} onRetry={refetch}>
              <p>Ihre Merkliste ist noch da. Bitte versuchen Sie es noch einmal.</p>
            </LoadFailed>
          )}
          {!data && !isError && <Loading />}
          {gone.length > 0 && (
            <Notice tone="info" className="mb-6">
              <p>{`${plural(gone.length, 'gemerkte Wohnung gibt', 'gemerkte Wohnungen gibt')} es nicht mehr.`}</p>
              <Button variant="secondary" size="sm" onClick={() => remove(gone)}>
                Von der Liste nehmen
              </Button>
            </Notice>
          )}
          {data && (
            <FlatList
              flats={flats}
              actions={
                <>
                  <ShareList apartmentIds={flats.map(({ id }) => id)} />
                  <Button variant="quiet" onClick={() => remove(ids)}>
                    <HeartOff aria-hidden="true" /> Alle entfernen
                  </Button>
                </>
              }
              renderBelow={({ id }, name) => (
                <>
                  <NoteField id={id} note={kept.find((each) => each.id === id)?.note ?? ''} name={name} />
                  <Button variant="quiet" size="sm" onClick={() => remove([id])} aria-label={`Entfernen: ${name}`}>
                    <X aria-hidden="true" /> Entfernen
                  </Button>
                </>
              )}
            />
          )}
        </>
      )}
      <UndoNotice {...undo} />
    </>
  )
}

/** The list before flats were last taken from it, whichever button did that. */
function useUndo(kept: Kept[]) {
  const [seen, setSeen] = useState(kept)
  const [before, setBefore] = useState<Kept[] | null>(null)
  if (kept !== seen) {
    setSeen(kept)
    setBefore(seen.some(({ id }) => kept.every((each) => each.id !== id)) ? seen : null)
  }
  const gone = before?.filter(({ id }) => kept.every((each) => each.id !== id)) ?? []
  return { before, count: gone.length, dismiss: () => setBefore(null) }
}

function BeforeScripts() {
  return (
    <>
      <div className="needs-js">
        <Loading />
      </div>
      <div className="without-js">
        <ListMessage
          title="Ohne JavaScript merkt sich diese Seite nichts"
          text="Das Herz an einer Wohnung führt zu einer Liste, deren Adresse Sie als Lesezeichen behalten können."
          icon={<Heart aria-hidden="true" />}
        >
          <ButtonLink to="/wohnungen">Wohnungen ansehen</ButtonLink>
        </ListMessage>
      </div>
    </>
  )
}

function Empty() {
  return (
    <ListMessage
      title="Noch keine Wohnung gemerkt"
      text="Tippen Sie bei einer Wohnung auf das Herz: Dann steht sie hier, mit Platz für Ihre Notizen."
      icon={<Heart aria-hidden="true" />}
    >
      <ButtonLink to="/wohnungen?status=available">Freie Wohnungen ansehen</ButtonLink>
      {offers('saved_searches') && (
        <ButtonLink to="/suchauftrag" variant="secondary">
          {texts.newSearch}
        </ButtonLink>
      )}
    </ListMessage>
  )
}

function Loading() {
  return (
    <div aria-busy="true" className={cardGrid}>
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} className="h-120 rounded-card" />
      ))}
    </div>
  )
}
