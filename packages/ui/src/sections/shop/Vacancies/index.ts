export { Vacancies, type VacanciesProps, type Vacancy } from './Vacancies.tsx';
