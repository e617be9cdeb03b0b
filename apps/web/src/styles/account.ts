import './account.css';
