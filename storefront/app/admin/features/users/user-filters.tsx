import type { ListParams } from "~/admin/data/list-params";
import { Select } from "~/ui/select";
import * as words from "~/words/admin-users";
import type { UserParam } from "./api";

const ROLES = [
  { value: "", label: words.anyRole },
  { value: "user", label: words.onlyUsers },
  { value: "admin", label: words.onlyAdmins },
];
const STATUSES = [
  { value: "", label: words.anyStatus },
  { value: "true", label: words.onlyActive },
  { value: "false", label: words.onlyInactive },
];
const WIDTH = "min-w-0 flex-1 basis-[150px] lg:max-w-[200px]";

export function UserFilters({ params }: { params: ListParams<UserParam> }) {
  const { values, choose } = params;
  return (
    <>
      <Select
        label={words.role}
        value={values.role}
        options={ROLES}
        onChange={({ target }) => choose({ role: target.value })}
        className={WIDTH}
      />
      <Select
        label={words.status}
        value={values.isActive}
        options={STATUSES}
        onChange={({ target }) => choose({ isActive: target.value })}
        className={WIDTH}
      />
    </>
  );
}
