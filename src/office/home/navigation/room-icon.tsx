import {
  BriefcaseBusiness,
  Building2,
  ChartColumn,
  CircleHelp,
  FileText,
  History,
  House,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MailPlus,
  ScrollText,
  Settings,
  ShieldCheck,
  Store,
  TriangleAlert,
  UserCheck,
  Users,
} from 'lucide-react'

const icons = {
  overview: LayoutDashboard,
  inbox: Inbox,
  applications: UserCheck,
  flats: House,
  buildings: Building2,
  demand: ChartColumn,
  incidents: TriangleAlert,
  jobs: BriefcaseBusiness,
  texts: FileText,
  company: Store,
  templates: MailPlus,
  history: History,
  privacy: ShieldCheck,
  audit: ScrollText,
  mails: Mail,
  team: Users,
  help: CircleHelp,
  settings: Settings,
} satisfies Record<string, LucideIcon>

export type RoomIconName = keyof typeof icons

export function RoomIcon({ name }: { name: RoomIconName }) {
  const Icon = icons[name]
  return <Icon aria-hidden="true" className="size-5 shrink-0" />
}
