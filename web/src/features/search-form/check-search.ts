import { SearchForm } from "@kirinuki/schema/forms/search-form.ts";
import { checkForm } from "../../components/form/check-form.ts";

export const checkSearch = (values: Partial<SearchForm>) => checkForm(SearchForm, values);
